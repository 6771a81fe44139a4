import type { StaffOrder } from "#contracts/staff/selling/orders.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { type Attempt, moneyEntries, paymentSubjects } from "#modules/money/payments/index.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { type RowEntry, rowEntry, rowTimeline } from "#modules/people/staff/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { mailKeyOf, ORDER_EFFECT } from "../order-effects.ts";
import type { WholeOrder } from "../order-store.ts";
import { cityOf, isNearItsEnd } from "./tracked-order.ts";

type Entry = StaffOrder["timeline"][number];

/** All that has happened to an order, its parcel and its payments, the newest first. */
export async function staffTimeline(db: Database, whole: WholeOrder, attempts: readonly Attempt[]): Promise<Entry[]> {
  const [mails, causes] = await Promise.all([mailsByKeys(db, mailKeys(whole, attempts)), moneyEntries(db, attempts)]);
  const { history } = whole;
  const happened = { history, mails, causes: causes.map(nowhere), followed: trackingOf(whole) };
  const entries = await rowTimeline<Entry>(db, { ...happened, subjects: subjectsOf(whole, attempts) });
  return entries.map((entry) => ("location" in entry ? entry : nowhere(entry)));
}

const nowhere = <Kind extends string>(entry: RowEntry<Kind>) => ({ ...entry, location: null });

/** A street is masked in the address, so the parcel's way does not show it either; a pickup point is nobody's home. */
function trackingOf({ order, tracking }: WholeOrder): Entry[] {
  const hides = (code: TrackingCode) => order.pickupPoint === null && isNearItsEnd(code);
  return tracking
    .map(({ code, happenedAt, location }) => ({
      ...rowEntry("tracking", code, happenedAt),
      location: location !== null && hides(code) ? cityOf(order) : location,
    }))
    .reverse();
}

/** The keys by which mails about an order are queued: after its moves, to remind of it, and for late payments. */
function mailKeys({ order, history }: WholeOrder, attempts: readonly Attempt[]): string[] {
  const { payload } = ORDER_EFFECT;
  const keyOf = (name: string, occasion = "") => mailKeyOf(payload.parse({ name, orderId: order.id, occasion }));
  return [
    keyOf("unpaid"),
    ...history.flatMap(({ id, fromState, event }) =>
      ORDER_MACHINE.transitions
        .filter((one) => one.from === fromState && one.event === event)
        .flatMap(({ effects = [] }) => effects.map((name) => keyOf(name, String(id)))),
    ),
    ...attempts.map(({ payment }) => keyOf("payment-returned", `payment ${payment.id}`)),
  ];
}

/** The subjects of staff calls about an order, its parcel and its payments. */
function subjectsOf({ order }: WholeOrder, attempts: readonly Attempt[]): string[] {
  const number = orderNumber("marketplace", order.id);
  return [`order:${number}`, `shipment of:${number}`, ...paymentSubjects(attempts)];
}
