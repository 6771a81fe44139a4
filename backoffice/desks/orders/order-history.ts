import { TRACKING_CODES, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { OrderEvent } from "#domain/selling/orders/order-states.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { TimelineEntry } from "../../kit/detail/detail.ts";
import { moneyText } from "../money-history.ts";
import type { Order } from "./order-detail.tsx";

type Entry = Order["timeline"][number];

const STATE_TONES: Readonly<Partial<Record<string, PillTone>>> = {
  pay: "ok",
  pay_late: "ok",
  deliver: "ok",
  ship: "info",
  depart: "info",
  send_out: "info",
  cancel: "bad",
  expire: "bad",
  refund: "bad",
};

const TONES: Readonly<Record<Exclude<Entry["kind"], "state">, PillTone>> = {
  tracking: "info",
  payment: "pri",
  refund: "warn",
  mail: "neutral",
  staff: "neutral",
};

const isTracking = (code: string): code is TrackingCode => TRACKING_CODES.some((known) => known === code);

/** A call whose effect is in the history already, with the member's name. */
const isShownByState = ({ kind, event }: Entry) => kind === "staff" && event === "orders.move";

/** Everything that happened, in words. */
export function historyOf({ timeline, courier }: Order, t: Translate): TimelineEntry[] {
  const shown = timeline.filter((entry) => !isShownByState(entry));
  return shown.map((entry) => ({
    at: entry.at,
    text: [wordsOf(entry, courier, t), entry.location].filter(Boolean).join(", "),
    tone: entry.kind === "state" ? (STATE_TONES[entry.event] ?? "pri") : TONES[entry.kind],
    by: entry.by,
    note: entry.note,
  }));
}

function wordsOf({ kind, event }: Entry, courier: string, t: Translate): string {
  switch (kind) {
    case "state":
      return t(`staff.orders.event.${event as OrderEvent | "place"}`);
    case "payment":
    case "refund":
      return moneyText(kind, event, t);
    case "tracking":
      return isTracking(event) ? t(`order.timeline.${event}`, { courier }) : event;
    default:
      return t(`staff.orders.event.${kind}`, { event });
  }
}
