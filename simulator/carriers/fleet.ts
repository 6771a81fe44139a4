import { type Announced, openNotifier } from "../notifier.ts";
import { type Switches, USUAL_SWITCHES } from "../switches.ts";
import {
  type CarrierName,
  type CarrierProfile,
  type CarrierStep,
  JOURNEY,
  type ReportedStep,
} from "./carrier-profile.ts";
import { labelPdf } from "./label.ts";
import { northpost } from "./northpost.ts";
import { swiftline } from "./swiftline.ts";

export const CARRIERS: Readonly<Record<CarrierName, CarrierProfile>> = { northpost, swiftline };

/** How reports are sent. */
export interface CarrierSwitches extends Pick<Switches, "copies" | "delayMs" | "lost" | "held" | "retryMs"> {
  /** The next reports name a parcel that nobody knows. */
  unknownNumber: boolean;
  /** The next reports have a code that nobody knows. */
  unknownCode: boolean;
}

const USUAL: Readonly<CarrierSwitches> = { ...USUAL_SWITCHES, unknownNumber: false, unknownCode: false };

export interface Parcel extends Announced {
  carrier: CarrierName;
  /** Where the parcel starts and where it goes. */
  origin: string;
  destination: string;
  steps: ReportedStep[];
  /** How many of the usual steps are behind it. */
  progress: number;
  isCancelled: boolean;
}

/** The parcels of both carriers, in memory. */
export function createFleet(addresses: { shop: string }) {
  const parcels = new Map<string, Parcel>();
  const switches: { usual: CarrierSwitches } = { usual: { ...USUAL } };
  const notifier = openNotifier<Parcel>(() => switches.usual);

  /** Adds a step to the history and reports it, as the switches say. */
  function report(parcel: Parcel, step: CarrierStep, location: string, at = new Date()): void {
    const profile = CARRIERS[parcel.carrier];
    const { unknownNumber, unknownCode } = switches.usual;
    const code = unknownCode ? "999" : profile.codes[step];
    const reported = { position: parcel.steps.length + 1, code, location, at: at.toISOString() };
    parcel.steps.push(reported);
    const number = unknownNumber ? profile.newNumber() : parcel.id;
    notifier.announce(parcel, {
      kind: code,
      isAccepted: ({ status }) => status >= 200 && status < 300,
      sign: () => profile.push(number, reported, addresses.shop),
    });
  }

  /** Takes the next of the usual steps. */
  function advance(parcel: Parcel): void {
    const step = JOURNEY[parcel.progress];
    if (step === undefined || parcel.isCancelled) return;
    parcel.progress += 1;
    report(parcel, step, parcel.progress < JOURNEY.indexOf("arrived") + 1 ? parcel.origin : parcel.destination);
  }

  return {
    parcels,
    switches,
    notifier,
    report,
    advance,
    advanceAll: () => parcels.forEach(advance),
    /** A parcel that is known from before, and has gone so far already. */
    adopt: (parcel: Pick<Parcel, "carrier" | "id" | "reference" | "origin" | "destination" | "progress">) => {
      if (!parcels.has(parcel.id)) parcels.set(parcel.id, { ...parcel, steps: [], isCancelled: false });
    },
    create: (carrier: CarrierName, asked: { reference: string; origin: string; destination: string }) => {
      const id = CARRIERS[carrier].newNumber();
      parcels.set(id, { id, carrier, ...asked, steps: [], progress: 0, isCancelled: false });
      const pdf = labelPdf([carrier, id, asked.reference, asked.destination]);
      return { number: id, label: pdf.toString("base64") };
    },
    reset: () => {
      parcels.clear();
      notifier.forget();
      switches.usual = { ...USUAL };
    },
  };
}

export type Fleet = ReturnType<typeof createFleet>;
