import type { PaymentEvent } from "#domain/money/payments/payment-states.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { TimelineEntry } from "../kit/detail/detail.ts";
import { rowHistory } from "../kit/detail/row-history.ts";

type RowTexts = Parameters<typeof rowHistory>[0];
type RowEntry = RowTexts["timeline"][number];
type MoneyKind = "payment" | "refund";
type MoneyEntry = Omit<RowEntry, "kind"> & { kind: MoneyKind };

const TONES: Readonly<Record<MoneyKind, PillTone>> = { payment: "pri", refund: "warn" };

/** An event of a payment or a refund, in words. */
export const moneyText = (kind: MoneyKind, event: string, t: Translate): string =>
  kind === "payment"
    ? t(`staff.orders.event.payment.${event as PaymentEvent | "create"}`)
    : t(`staff.orders.event.refund.${event as "request" | "finish" | "refuse"}`);

const isMoney = (entry: RowEntry | MoneyEntry): entry is MoneyEntry => entry.kind in TONES;

interface MoneyTexts extends Omit<RowTexts, "timeline"> {
  timeline: readonly (RowEntry | MoneyEntry)[];
}

/** The history of a row and of its money, in words. */
export const moneyHistory = ({ timeline, ...texts }: MoneyTexts, t: Translate): TimelineEntry[] =>
  timeline.flatMap((entry) => {
    if (!isMoney(entry)) return rowHistory({ ...texts, timeline: [entry] }, t);
    const { at, kind, event, by, note } = entry;
    return [{ at, by, note, text: moneyText(kind, event, t), tone: TONES[kind] }];
  });
