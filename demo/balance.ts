import { adjustmentMovement, type Movement, topUpMovement } from "#domain/money/balance/movement.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { forwardRequests } from "#modules/forwarding/forward-requests/tables.ts";
import { suites } from "#modules/forwarding/parcels/tables.ts";
import { post } from "#modules/money/balance/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { payFromBalance } from "./forward-requests/balance-payments.ts";
import { type DemoSuite, type PastRequest, seedRequest } from "./forward-requests/past-request.ts";
import { REQUEST_STORIES } from "./forward-requests/request-stories.ts";
import { payPastInvoice } from "./invoices/pay-past-invoice.ts";
import { type PastTopUp, writePastTopUp } from "./past-top-up.ts";
import { DEMO_CURRENCIES } from "./storefronts.ts";

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
/** Staff refund its money by hand, so that a payout of the demo works without the memory of a simulator. */
const BANK: Processor = { id: 3, name: "Paysera" };

const toppedUp =
  (cents: number, processor: Processor, transactionId: string): Making =>
  (common) =>
    topUpMovement({ ...common, amount: fromMinor(cents), processor: { ...processor, transactionId } });

const adjusted =
  (cents: number, reason: string): Making =>
  (common) =>
    adjustmentMovement({ ...common, amount: fromMinor(cents), reason, staffId: null });

/** A forward request that was paid from the balance, and the state that it reached. */
type Sent = Pick<PastRequest, "id" | "method" | "price" | "packedPrice" | "isReported"> & {
  state: "packing" | "in_transit" | "closed";
};

type Step = Making | Sent | "invoice";

/** Every label of the balance history that the demo can show occurs at least once. */
const STORY: readonly [daysAgo: number, minute: number, step: Step][] = [
  [322, 1091, toppedUp(150_00, CARD, "pi_3Q1cVn8sLw")],
  [301, 735, { id: 548, price: 64_80, state: "closed" }],
  [266, 1122, { id: 611, price: 22_35, state: "closed" }],
  [231, 544, toppedUp(100_00, WALLET, "8MC58510XF")],
  [205, 1260, { id: 655, price: 118_40, state: "closed" }],
  [162, 688, { id: 702, price: 17_90, packedPrice: 11_70, state: "closed" }],
  [120, 999, toppedUp(60_00, CARD, "pi_3Q8fKa2eZv")],
  [88, 814, { id: 760, price: 47_00, packedPrice: 23_20, state: "closed" }],
  [57, 558, "invoice"],
  [56, 558, adjusted(-2_50, "Storage of a refused parcel")],
  [44, 1215, toppedUp(100_00, BANK, "PS-86120933")],
  [35, 947, adjusted(10_00, "Apology for a late answer")],
  [27, 1064, { id: 898, price: 87_60, method: "sea", state: "in_transit", isReported: true }],
  [3, 543, toppedUp(50_00, BANK, "PS-88213407")],
  [1, 302, { id: 917, price: 31_40, state: "packing" }],
];

/** A year of balance entries of the demo's first customer; seeding again changes nothing. */
export async function seedDemoBalance(db: Database, today: Date): Promise<void> {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  await transact(db, async (tx) => {
    const [owner] = await tx.select().from(suites).orderBy(suites.id).limit(1);
    if (!owner || (await tx.$count(forwardRequests)) > 0) return;
    for (const [index, [daysAgo, minute, step]] of STORY.entries()) {
      const at = new Date(midnight - daysAgo * DAY_MS + minute * MINUTE_MS);
      if (step === "invoice") await payPastInvoice(tx, owner.userId, at);
      else if (typeof step === "object") await sendOn(tx, step, owner, at);
      else await move(tx, step, { owner, at, number: index + 1 });
    }
  });
}

/** A day passes between the steps of a request, an hour while it is being packed; it closes two weeks after its end. */
async function sendOn(tx: Database, { state, ...sent }: Sent, owner: DemoSuite, paidAt: Date): Promise<void> {
  const events = REQUEST_STORIES[state];
  const gap = state === "packing" ? HOUR_MS : DAY_MS;
  const paidStep = events.indexOf("pay") + 1;
  const at = (step: number) => {
    const isClose = events[step - 1] === "close";
    return later(paidAt, (step - paidStep) * gap + (isClose ? 14 * DAY_MS : 0));
  };
  await seedRequest(tx, { ...sent, owner, events, at, pay: payFromBalance });
}

interface Moment {
  owner: DemoSuite;
  at: Date;
  number: number;
}

async function move(tx: Database, making: Making, { owner, at, number }: Moment): Promise<void> {
  const { userId, storefrontCode } = owner;
  const reference = `demo-balance-${String(userId).padStart(10, "0")}-${number}`;
  const key = `payment:${reference}`;
  const movement = making({ key, storefrontCode, currencyId: DEMO_CURRENCIES.EUR, userId });
  const topUp = topUpOf(movement, { reference, userId, at });
  if (topUp) await writePastTopUp(tx, topUp);
  const { result } = await post(tx, movement, at);
  if (result !== "done") throw new Error(`The demo's balance could not be written: ${key} is ${result}`);
}

/** The top-up that a movement books; null for any other movement. */
function topUpOf({ lines, processorTransactionId: transactionId }: Movement, about: AboutTopUp): PastTopUp | null {
  const from = lines.find(({ party }) => party.kind === "clearing");
  if (from?.party.kind !== "clearing" || transactionId === null) return null;
  const processorId = from.party.paymentProcessorId as ProviderId;
  return { ...about, transactionId, processorId, amount: money(-from.amount) };
}

type AboutTopUp = Pick<PastTopUp, "reference" | "userId" | "at">;
