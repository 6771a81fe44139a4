import { markMatch, type TextSegment } from "#domain/catalogue/search/mark-match.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import { numberOf, searchedId } from "#domain/shared/numbers/numbers.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Screen } from "../screens.ts";

/** The fewest letters that orders are searched by. */
export const SEARCH_MIN_LENGTH = 2;

export interface FoundOrder {
  number: string;
  state: OrderState;
  placed_at: string;
}

export interface PaletteAction {
  name: string;
  label: MessageKey;
  keys?: string;
  run: () => void;
}

/** A line of the palette: it leads to an address or runs something. */
export type PaletteOption = { id: string; label: string; marks: readonly TextSegment[] } & (
  | { kind: "open"; path: string }
  | { kind: "order"; path: string; order: FoundOrder }
  | { kind: "screen"; path: string; screen: Screen }
  | { kind: "action"; action: PaletteAction }
);

interface Offer {
  typed: string;
  screens: readonly Screen[];
  actions: readonly PaletteAction[];
  /** Without an order's screen there is nothing to open. */
  mayReadOrders: boolean;
  orders: readonly FoundOrder[];
}

/**
 * Found orders come last, because they arrive last: what is above them does not move while somebody chooses.
 */
export function paletteOptions(
  { typed, screens, actions, mayReadOrders, orders }: Offer,
  t: Translate,
): PaletteOption[] {
  const number = mayReadOrders ? orderNumberIn(typed) : null;
  return [
    ...(number ? [openOption(number, typed, t)] : []),
    ...screens.map((screen) => screenOption(screen, typed, t)).filter((option) => isFound(option, typed)),
    ...actions.map((action) => actionOption(action, typed, t)).filter((option) => isFound(option, typed)),
    ...orders.map((order) => orderOption(order, typed)),
  ];
}

/** The number that is typed, with or without its prefix. */
export function orderNumberIn(typed: string): string | null {
  const id = searchedId("order", typed);
  return id === null ? null : numberOf("order", id);
}

/** The options by their headings, in the order of `paletteOptions`. */
export function groupOptions(options: readonly PaletteOption[]) {
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }));
}

/** The option that Up and Down move to; the field keeps the focus, and some option is always chosen. */
export function neighbourOf(options: readonly PaletteOption[], id: string | null, key: string): string | null {
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === id),
  );
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || options.length === 0) return null;
  return options[(at + step + options.length) % options.length]?.id ?? null;
}

const isFound = ({ marks }: PaletteOption, typed: string) =>
  typed.trim() === "" || marks.some(({ isTyped }) => isTyped);

function openOption(number: string, typed: string, t: Translate): PaletteOption {
  const label = t("staff.palette.open", { number });
  return { kind: "open", id: `open-${number}`, label, marks: markNumber(label, typed), path: `/orders/${number}` };
}

function screenOption(screen: Screen, typed: string, t: Translate): PaletteOption {
  const label = t(screen.title);
  return {
    kind: "screen",
    id: `screen-${screen.name}`,
    label,
    marks: markMatch(label, typed),
    path: screen.path,
    screen,
  };
}

function actionOption(action: PaletteAction, typed: string, t: Translate): PaletteOption {
  const label = t(action.label);
  return { kind: "action", id: `action-${action.name}`, label, marks: markMatch(label, typed), action };
}

function orderOption(order: FoundOrder, typed: string): PaletteOption {
  const { number } = order;
  return {
    kind: "order",
    id: number,
    label: number,
    marks: markNumber(number, typed),
    path: `/orders/${number}`,
    order,
  };
}

/** A number is also found by its digits, which begin no word. */
export function markNumber(text: string, typed: string): readonly TextSegment[] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at === -1) return [{ text, isTyped: false }];
  const ends = [at, at + wanted.length];
  return [
    { text: text.slice(0, ends[0]), isTyped: false },
    { text: text.slice(...ends), isTyped: true },
    { text: text.slice(ends[1]), isTyped: false },
  ].filter((segment) => segment.text !== "");
}
