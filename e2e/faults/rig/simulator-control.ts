import { setTimeout } from "node:timers/promises";
import type { BrokenAnswer } from "#simulator/broken-answers.ts";
import type { CarrierSwitches, Parcel } from "#simulator/carriers/fleet.ts";
import type { Message } from "#simulator/deliver.ts";
import type { Charge, Purchase, Refund } from "#simulator/ledger.ts";
import type { Notification, Release } from "#simulator/notifier.ts";
import { PATHS } from "#simulator/protocol.ts";
import type { Switches } from "#simulator/switches.ts";
import type { TillAction } from "#simulator/till/actions.ts";

export type SentNotification = Omit<Notification, "sign" | "isAccepted"> & { request: Message };

export type SimulatorControl = ReturnType<typeof controlSimulator>;

const { control } = PATHS;
const ADOPTED = { carrier: "northpost", origin: "New York", destination: "Vilnius", progress: 0 };

/** The simulator's HTTP interface for tests. */
export function controlSimulator(url: string) {
  const read = async <Value>(path: string): Promise<Value[]> => (await fetch(url + path)).json() as Promise<Value[]>;
  const post = async (path: string, body: object): Promise<void> => {
    await (await fetch(url + path, { method: "POST", body: JSON.stringify(body) })).text();
  };
  const notifications = () => read<SentNotification>(control.notifications);
  return {
    url,
    charges: () => read<Charge>(control.charges),
    refunds: () => read<Refund>(control.refunds),
    purchases: () => read<Purchase>(control.purchases),
    notifications,
    set: (switches: Partial<Switches>) => post(control.notifications, switches),
    break: (answer: Partial<BrokenAnswer>) => post(control.answers, answer),
    mend: () => post(control.answers, {}),
    release: (how: Partial<Release>) => post(control.release, how),
    reset: () => post(control.reset, {}),
    /** How carriers send their reports. */
    setReports: (switches: Partial<CarrierSwitches>) => post(control.reports, switches),
    reports: () => read<SentNotification>(control.reports),
    /** The parcels that carriers know. */
    parcels: () => read<Parcel>(control.parcels),
    /** Registers a number at the carrier, as if the carrier had the parcel already. */
    adopt: (number: string) => post(control.adopt, { ...ADOPTED, id: number, reference: number }),
    /** Takes a parcel one step further. */
    step: (number: string) => post(control.step, { number }),
    /** Opens the provider's page that a payer was redirected to, and presses one of its buttons. */
    press: async (redirectUrl: string, action: TillAction): Promise<string> => {
      const page = await fetch(onThisMachine(redirectUrl));
      await page.text();
      const body = new URLSearchParams({ action });
      const answer = await fetch(page.url, { method: "POST", body, redirect: "manual" });
      await answer.text();
      return answer.headers.get("location") ?? "";
    },
    /** Waits until a notification about a payment was made. */
    announced: async (reference: string): Promise<SentNotification> => {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const found = (await notifications()).find((notification) => notification.reference === reference);
        if (found) return found;
        await setTimeout(50);
      }
      throw new Error(`There is no notification about ${reference}`);
    },
  };
}

const onThisMachine = (address: string): string => {
  const url = new URL(address);
  url.hostname = "127.0.0.1";
  return url.href;
};
