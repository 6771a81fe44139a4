import { generateKeyPairSync } from "node:crypto";
import { openBrokenAnswers } from "./broken-answers.ts";
import { createFleet } from "./carriers/fleet.ts";
import { openRepeatedRequests } from "./idempotency.ts";
import { type Charge, type Ledger, newLedger, type Purchase, takeMoney } from "./ledger.ts";
import { openNotifier } from "./notifier.ts";
import { type Switches, USUAL_SWITCHES } from "./switches.ts";
import { openVendorSink } from "./vendors/sink.ts";

/** Where the simulator itself is, and where the shop listens. */
export interface Addresses {
  own: string;
  shop: string;
}

/** Everything the three providers share, and the parcels of the carriers. */
export type World = ReturnType<typeof createWorld>;

export function createWorld(addresses: Addresses) {
  const ledger: Ledger = newLedger();
  const switches: { usual: Switches } = { usual: { ...USUAL_SWITCHES } };
  const switchesOf = (purchase: Purchase): Switches => purchase.switches ?? switches.usual;
  const notifier = openNotifier<Purchase>(switchesOf);
  const fleet = createFleet(addresses);
  const vendors = openVendorSink(addresses);
  const brokenAnswers = openBrokenAnswers();
  const repeated = openRepeatedRequests();
  return {
    addresses,
    ledger,
    switches,
    notifier,
    fleet,
    vendors,
    brokenAnswers,
    repeated,
    // Signs notifications; generated at each start, so that no secret is stored.
    keys: generateKeyPairSync("rsa", { modulusLength: 2048 }),
    take: (purchase: Purchase, chargeId: string): Charge => takeMoney(ledger, purchase, chargeId, switchesOf(purchase)),
    /** Runs when the bank decides about a payment that is confirmed later. */
    whenDue: (purchase: Purchase, run: () => void): void => {
      setTimeout(() => ledger.purchases.has(purchase.id) && run(), switchesOf(purchase).laterMs).unref();
    },
    reset: () => {
      for (const table of [ledger.purchases, ledger.charges, ledger.refunds]) table.clear();
      switches.usual = { ...USUAL_SWITCHES };
      for (const memory of [notifier, repeated]) memory.forget();
      brokenAnswers.clear();
      fleet.reset();
      vendors.reset();
    },
  };
}
