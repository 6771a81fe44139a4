import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import type { QuoteEvent, QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { doneSteps, QUOTE_STEPS, QUOTE_TABS } from "#domain/forwarding/quotes/quote-status.ts";
import type { HistoryEntry } from "#platform/state/status-events.ts";
import type { VersionItem } from "../tables.ts";

type Entry = QuoteDetails["timeline"][number];
type PastEvent = Omit<HistoryEntry, "at"> & { at: Date | string };

/** The state that completes each step, in the order of the steps. */
const REACHED_BY: readonly QuoteState[] = ["submitted", "quoted", "paid", "bought", "at_warehouse", "forwarded"];

/** The six steps of a quote, from its list to its delivery. */
export function stepsOf(
  state: QuoteState,
  history: readonly PastEvent[],
  dayOf: (at: Date) => string,
): QuoteDetails["steps"] {
  const done = doneSteps(state);
  const isOver = QUOTE_TABS[state as Exclude<QuoteState, "draft">] === "ended";
  return QUOTE_STEPS.map((step, index) => {
    const reached = index < done ? history.findLast(({ toState }) => toState === REACHED_BY[index]) : undefined;
    const ahead = index === done && !isOver ? "current" : "ahead";
    return {
      name_key: `quotes.step.${step}`,
      state: index < done ? "done" : ahead,
      day: reached ? dayOf(new Date(reached.at)) : null,
      last_day: null,
    };
  });
}

const ICONS: Readonly<Partial<Record<QuoteEvent, Entry["icon"]>>> = {
  submit: "placed",
  pay: "paid",
  item_shipped: "moving",
  all_received: "arrived",
  forward: "moving",
  complete: "delivered",
  item_unavailable: "stopped",
  price_rose: "paid",
  price_settled: "paid",
  reject: "stopped",
  decline: "stopped",
  cancel: "stopped",
  expire: "stopped",
  refund: "stopped",
  none_left: "stopped",
};

/** Events of single items have their own message; other events are named by their new state. */
const OF_ITEMS: ReadonlySet<string> = new Set<QuoteEvent>([
  "item_bought",
  "item_unavailable",
  "item_shipped",
  "price_rose",
]);

/** All events, the newest first. */
export const timelineOf = (history: readonly PastEvent[], items: readonly VersionItem[]): Entry[] =>
  history.toReversed().flatMap((entry) => entryOf(entry, items));

function entryOf({ event, fromState, toState, at, details }: PastEvent, items: readonly VersionItem[]): Entry[] {
  const common = {
    at: new Date(at).toISOString(),
    location: null,
    icon: ICONS[event as QuoteEvent] ?? ("processing" as const),
  };
  if (OF_ITEMS.has(event)) {
    const { item, items: several = [item] } = details as { item?: number; items?: number[] };
    const names = several.map((position) => items[(position ?? 0) - 1]?.name ?? "");
    return [{ ...common, key: `quotes.timeline.${event}`, values: { item: names.join(", ") } }];
  }
  if (toState === "draft" || (toState === fromState && toState !== "quoted")) return [];
  return [{ ...common, key: `quotes.status.${toState}`, values: {} }];
}
