import { EVERY_MINUTE, roundOf } from "../../platform/jobs/define-job.ts";
import { createTrackingCalls } from "./calls.ts";
import type { CarrierPush, ParcelCarrier } from "./carriers/carrier.ts";
import { followAll } from "./follow.ts";
import { LABEL_JOB, makeLabel } from "./label.ts";
import { POLL_CARRIERS, pollCarriers } from "./poll.ts";
import { type Received, receive } from "./receive.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import { createStaffShipmentCalls } from "./staff-calls.ts";
import type { TrackedSubject } from "./subject.ts";
import { sweepLinks } from "./tracking-links.ts";

export interface ShipmentOptions extends Omit<ShipmentDeps, "carriers" | "subjects"> {
  carriers: readonly ParcelCarrier[];
  /** What can be tracked. */
  subjects: readonly TrackedSubject[];
}

export interface Shipments {
  calls: ReturnType<typeof createTrackingCalls>;
  staffCalls: ReturnType<typeof createStaffShipmentCalls>;
  receive(carrierName: string, push: CarrierPush): Promise<Received>;
  /** Asks the carriers about parcels of which it is time; returns how many there were. */
  poll(): Promise<number>;
  /** Lets orders follow parcels that a process which died has left behind. */
  follow(): Promise<number>;
  work(): Promise<void>;
  sweep(): Promise<void>;
}

const FOLLOW_PARCELS = roundOf("follow-parcels");

export async function openShipments(given: ShipmentOptions): Promise<Shipments> {
  const deps: ShipmentDeps = {
    ...given,
    carriers: new Map(given.carriers.map((carrier) => [carrier.name, carrier])),
    subjects: new Map(given.subjects.map((subject) => [subject.kind, subject])),
  };
  await deps.jobs.createQueue(LABEL_JOB);
  return {
    calls: createTrackingCalls(deps),
    staffCalls: createStaffShipmentCalls(deps),
    receive: (carrierName, push) => receive(deps, carrierName, push),
    poll: () => pollCarriers(deps),
    follow: () => followAll(deps),
    sweep: async () => void (await sweepLinks(deps.db)),
    async work() {
      await deps.jobs.work(LABEL_JOB, ({ shipmentId }) => makeLabel(deps, shipmentId));
      await deps.jobs.schedule(POLL_CARRIERS, EVERY_MINUTE, async () => void (await pollCarriers(deps)));
      await deps.jobs.schedule(FOLLOW_PARCELS, EVERY_MINUTE, async () => void (await followAll(deps)));
    },
  };
}
