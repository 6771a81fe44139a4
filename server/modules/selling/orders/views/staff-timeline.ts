import type { StaffOrder } from "#contracts/staff/selling/orders.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { Attempt } from "#modules/money/payments/index.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { memberNames } from "#modules/people/staff/index.ts";
import { entriesAbout } from "#platform/audit/entries-about.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { HistoryEntry, StatusEventRow } from "#platform/state/status-events.ts";
import { mailKeyOf, ORDER_EFFECT } from "../order-effects.ts";
import type { WholeOrder } from "../order-store.ts";
import { cityOf, isNearItsEnd } from "./tracked-order.ts";

type Entry = StaffOrder["timeline"][number];
type Names = ReadonlyMap<number, string>;

/** All that has happened to an order, the newest first; of one moment what followed comes before its cause. */
export async function staffTimeline(db: Database, whole: WholeOrder, attempts: readonly Attempt[]): Promise<Entry[]> {
  const { history } = whole;
  const refunds = attempts.flatMap((attempt) => attempt.refunds);
  const members = [
    ...history.filter(({ actor }) => actor === "staff").map(({ actorId }) => actorId),
    ...refunds.map(({ refund }) => refund.requestedBy),
  ].filter((id) => id !== null);
  const [names, mails, calls] = await Promise.all([
    memberNames(db, members),
    mailsByKeys(db, mailKeys(whole, attempts)),
    entriesAbout(db, subjectsOf(whole, attempts)),
  ]);
  const entries = [
    ...mails.map(({ template, createdAt }) => entry("mail", template, createdAt)),
    ...trackingOf(whole),
    ...history.map((event) => stateEntry(event, names)).reverse(),
    ...refunds.flatMap((refund) => refundEntries(refund, names)),
    ...attempts.flatMap(paymentEntries),
    ...calls.map(({ call, memberName, at }) => entry("staff", call, at, { by: memberName })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const entry = (
  kind: Entry["kind"],
  event: string,
  at: Date | string,
  more: Partial<Pick<Entry, "by" | "note" | "location">> = {},
): Entry => ({ at: new Date(at).toISOString(), kind, event, by: null, note: null, location: null, ...more });

const nameOf = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null));

const stateEntry = ({ event, at, actor, actorId, note }: StatusEventRow, names: Names) =>
  entry("state", event, at, { note, by: actor === "staff" ? nameOf(names, actorId) : null });

/** A street is masked in the address, so the parcel's way does not show it either; a pickup point is nobody's home. */
function trackingOf({ order, tracking }: WholeOrder): Entry[] {
  const hides = (code: TrackingCode) => order.pickupPoint === null && isNearItsEnd(code);
  return tracking
    .map(({ code, happenedAt, location }) =>
      entry("tracking", code, happenedAt, { location: location !== null && hides(code) ? cityOf(order) : location }),
    )
    .reverse();
}

/** Refunds have entries of their own. */
const paymentEntries = ({ history }: Attempt) =>
  history
    .filter(({ event }) => event !== "refund" && event !== "refund_part")
    .map(({ event, at, note }: HistoryEntry) => entry("payment", event, at, { note }))
    .reverse();

const refundEntries = ({ refund, history }: Attempt["refunds"][number], names: Names) =>
  history
    .map(({ event, fromState, at, note }) =>
      fromState === null
        ? entry("refund", event, at, { note: refund.reason, by: nameOf(names, refund.requestedBy) })
        : entry("refund", event, at, { note }),
    )
    .reverse();

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
  return [`order:${number}`, `shipment of:${number}`, ...attempts.map(({ payment }) => `payment:${payment.reference}`)];
}
