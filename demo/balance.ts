import {
  adjustmentMovement,
  type Movement,
  refundMovement,
  spendingMovement,
  topUpMovement,
} from "../domain/balance/movement.ts";
import { fromMinor, money } from "../domain/money/money.ts";
import type { ProviderId } from "../domain/payments/provider.ts";
import { post } from "../server/modules/balance/index.ts";
import type { Database } from "../server/platform/database/open-database.ts";
import { type PastTopUp, writePastTopUp } from "./past-top-up.ts";
import { DEMO_CURRENCIES } from "./storefronts.ts";

export interface DemoCustomer {
  id: number;
  storefrontCode: string;
}

interface Common {
  key: string;
  storefrontCode: string;
  currencyId: number;
  userId: number;
}

type Making = (common: Common) => Movement;

interface Processor {
  id: ProviderId;
  name: string;
}

const CARD: Processor = { id: 1, name: "Stripe" };
const WALLET: Processor = { id: 2, name: "PayPal" };
/** Staff give its money back by hand, so that a payout of the demo works without the memory of a simulator. */
const BANK: Processor = { id: 3, name: "Paysera" };

const toppedUp =
  (cents: number, processor: Processor, transactionId: string): Making =>
  (common) =>
    topUpMovement({ ...common, amount: fromMinor(cents), processor: { ...processor, transactionId } });

const paid =
  (cents: number, kind: "quote" | "forward_request" | "invoice", id: number): Making =>
  (common) =>
    spendingMovement({
      ...common,
      amount: fromMinor(cents),
      // No slug: the demo has no such quote to link to.
      order: { kind, id, slug: null },
    });

const refunded =
  (cents: number, orderKind: "quote" | "forward_request", note: string): Making =>
  (common) =>
    refundMovement({ ...common, amount: fromMinor(cents), orderKind, note });

const adjusted =
  (cents: number, reason: string): Making =>
  (common) =>
    adjustmentMovement({ ...common, amount: fromMinor(cents), reason, staffId: null });

/** Every label of the balance history occurs at least once. */
const STORY: readonly [daysAgo: number, minute: number, making: Making][] = [
  [322, 1091, toppedUp(150_00, CARD, "pi_3Q1cVn8sLw")],
  [301, 735, paid(64_80, "quote", 1874)],
  [266, 1122, paid(22_35, "forward_request", 611)],
  [231, 544, toppedUp(100_00, WALLET, "8MC58510XF")],
  [205, 1260, paid(118_40, "quote", 1960)],
  [162, 688, paid(17_90, "forward_request", 702)],
  [120, 999, toppedUp(60_00, CARD, "pi_3Q8fKa2eZv")],
  [88, 814, paid(66_35, "quote", 2088)],
  [56, 558, adjusted(-2_50, "Storage of a refused parcel")],
  [52, 662, refunded(6_20, "forward_request", "FR702: lighter than declared")],
  [44, 1215, toppedUp(100_00, BANK, "PS-86120933")],
  [35, 947, adjusted(10_00, "Apology for a late answer")],
  [28, 511, paid(4_50, "invoice", 58)],
  [17, 730, refunded(23_80, "quote", "QU2088: one item was sold out")],
  [10, 1064, paid(87_60, "quote", 2201)],
  [3, 543, toppedUp(50_00, BANK, "PS-88213407")],
  [1, 1102, paid(31_40, "forward_request", 917)],
];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A year of balance entries; seeding again changes nothing. */
export async function seedDemoBalance(db: Database, { id, storefrontCode }: DemoCustomer, today: Date): Promise<void> {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  await db.transaction(async (tx) => {
    for (const [index, [daysAgo, minute, making]] of STORY.entries()) {
      const reference = `demo-balance-${String(id).padStart(10, "0")}-${index + 1}`;
      const key = `payment:${reference}`;
      const movement = making({ key, storefrontCode, currencyId: DEMO_CURRENCIES.EUR, userId: id });
      const at = new Date(midnight - daysAgo * DAY_MS + minute * MINUTE_MS);
      const topUp = topUpOf(movement, { reference, userId: id, at });
      if (topUp) await writePastTopUp(tx, topUp);
      const { result } = await post(tx, movement, at);
      if (result !== "done") throw new Error(`The demo's balance cannot be told: ${key} is ${result}`);
    }
  });
}

/** The top-up that a movement books; null for any other movement. */
function topUpOf({ lines, processorTransactionId: transactionId, ...movement }: Movement, about: AboutTopUp) {
  const from = lines.find(({ party }) => party.kind === "clearing");
  if (from?.party.kind !== "clearing" || transactionId === null) return null;
  const { storefrontCode, currencyId } = movement;
  const processorId = from.party.paymentProcessorId as ProviderId;
  return { ...about, storefrontCode, currencyId, transactionId, processorId, amount: money(-from.amount) };
}

type AboutTopUp = Pick<PastTopUp, "reference" | "userId" | "at">;
