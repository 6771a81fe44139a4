import { MOST_ITEMS } from "#domain/forwarding/quotes/quote-items.ts";
import { MOST_ANSWER_DAYS, QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import { QUESTION_KINDS } from "#domain/forwarding/quotes/quote-question.ts";
import { isPaidQuote, type QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { QUOTE_TONES } from "#domain/forwarding/quotes/quote-status.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";
import type { Translate } from "#i18n/translate.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, type Field, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { boxes } from "../boxes-field.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.quotes.list>>["items"][number];
interface ItemPrice {
  price: Money;
  hs6?: string;
}

const on = actionsOn<Row>();
const permission = "quotes.write";
const note = optional(longText("staff.orders.note"));

/** One item per line: the price of a piece, and its tariff code where the customer's does not fit. */
const prices: Field<ItemPrice[]> = {
  label: "staff.quotes.prices",
  help: "staff.quotes.prices-help",
  control: { kind: "long", maxLength: 1_000 },
  read(typed) {
    const read = typed.trim().split("\n").map(readPrice);
    const known = read.filter((price) => price !== null);
    return known.length === read.length ? { value: known } : { problem: "staff.quotes.problem.prices" };
  },
};

function readPrice(line: string): ItemPrice | null {
  const [typed = "", hs6, ...more] = line.trim().split(/\s+/);
  const price = typedAmount(typed);
  if (price === null || price < 0 || more.length > 0) return null;
  if (hs6 === undefined) return { price };
  return /^\d{6}$/.test(hs6) ? { price, hs6 } : null;
}

/** One choice per line; may be empty. */
const choices: Field<string[]> = {
  label: "staff.quotes.choices",
  control: { kind: "long", maxLength: 1_000 },
  read: (typed) => ({
    value: typed
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  }),
};

const take = on({
  event: "take",
  label: "staff.quotes.take",
  permission,
  fields: { note },
  send: ({ number }, values, sending) => staffApi.quotes.take({ number, ...values }, sending),
});

const ask = on({
  event: "ask",
  label: "staff.quotes.ask",
  permission,
  fields: {
    question: longText("staff.quotes.question", { minLength: 3, maxLength: 1_000 }),
    kind: choice(
      "staff.quotes.kind",
      QUESTION_KINDS.map((value) => ({ value, label: `staff.quotes.kind.${value}` as const })),
    ),
    choices,
    days: wholeNumber("staff.quotes.days", { min: 1, max: MOST_ANSWER_DAYS }),
  },
  send: ({ number }, values, sending) => staffApi.quotes.ask({ number, ...values }, sending),
});

const price = on({
  event: "price",
  label: "staff.quotes.price",
  permission,
  fields: {
    prices,
    shop_delivery: optional(amount("staff.quotes.shop-delivery")),
    warehouse: choice("staff.quotes.warehouse", [
      { value: "US", label: "staff.quotes.warehouse.US" },
      { value: "CN", label: "staff.quotes.warehouse.CN" },
      { value: "GB", label: "staff.quotes.warehouse.GB" },
    ]),
    boxes,
    note,
  },
  send: ({ number }, { shop_delivery, ...values }, sending) =>
    staffApi.quotes.price({ number, shop_delivery: shop_delivery ?? ZERO, ...values }, sending),
});

const reject = on({
  event: "reject",
  label: "staff.quotes.reject",
  permission,
  fields: { note: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.quotes.reject({ number, ...values }, sending),
});

const item = wholeNumber("staff.quotes.item", { min: 1, max: MOST_ITEMS, help: "staff.quotes.item-help" });

/** Positions in the list, separated by commas. */
const items: Field<number[]> = {
  label: "staff.quotes.items-in-box",
  help: "staff.quotes.items-in-box-help",
  control: { kind: "text", maxLength: 80 },
  read(typed) {
    const places = typed.split(",").map((place) => Number(place.trim()));
    const areItems = places.every((place) => Number.isInteger(place) && place >= 1 && place <= MOST_ITEMS);
    return areItems ? { value: places } : { problem: "staff.quotes.problem.item" };
  },
};

const origin: Field<string> = {
  label: "staff.quotes.origin",
  control: { kind: "text", maxLength: 2 },
  read: (typed) =>
    /^[a-z]{2}$/i.test(typed.trim())
      ? { value: typed.trim().toUpperCase() }
      : { problem: "staff.quotes.problem.origin" },
};

const buy = on({
  event: "buy",
  label: "staff.quotes.buy",
  permission,
  fields: { note },
  send: ({ number }, values, sending) => staffApi.quotes.buy({ number, ...values }, sending),
});

const itemBought = on({
  event: "item_bought",
  label: "staff.quotes.item-bought",
  permission,
  fields: { item, shop_order: optional(text("staff.quotes.shop-order")), note },
  send: ({ number }, values, sending) => staffApi.quotes.itemBought({ number, ...values }, sending),
});

const itemUnavailable = on({
  event: "item_unavailable",
  label: "staff.quotes.item-unavailable",
  permission,
  fields: { item, note },
  send: ({ number }, values, sending) => staffApi.quotes.itemUnavailable({ number, ...values }, sending),
});

const priceRose = on({
  event: "price_rose",
  label: "staff.quotes.price-rose",
  permission,
  fields: { item, price: amount("staff.quotes.new-price"), note },
  send: ({ number }, values, sending) => staffApi.quotes.priceRose({ number, ...values }, sending),
  report: ({ outcome, rise, invoice }, { due }, t) =>
    t(`staff.quotes.price-rose.${outcome}`, {
      amount: shownMoney({ amount: rise, currency: due?.currency ?? "EUR" }, t),
      invoice: invoice ?? "",
    }),
});

const itemShipped = on({
  event: "item_shipped",
  label: "staff.quotes.item-shipped",
  permission,
  fields: {
    items,
    tracking_number: text("staff.quotes.tracking", { maxLength: 60 }),
    carrier: optional(text("staff.quotes.carrier", { maxLength: 60 })),
    origin: optional(origin),
    note,
  },
  send: ({ number }, values, sending) => staffApi.quotes.itemShipped({ number, ...values }, sending),
  report: ({ parcel }, _row, t) => t("staff.quotes.expected", { parcel }),
});

function itemText(item: Row["items"][number], index: number, t: Translate): string {
  const { quantity, name, options, price: asked, currency, hs6, link, note: said, state } = item;
  const shown = asked === null ? null : `${asked / 10_000} ${currency}`;
  const progress = state && t(`staff.quotes.purchase.${state}`);
  return [`${index + 1}. ${quantity} × ${name}`, progress, options, shown, hs6, link, said].filter(Boolean).join(", ");
}

export const quotes: Queue<Row> = {
  name: "quotes",
  title: "staff.quotes.title",
  permission: "quotes.read",
  machine: QUOTE_MACHINE,
  list: ({ filter, ...request }) => staffApi.quotes.list({ ...request, filter: filter as { state?: QuoteState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: QuoteState) => ({ label: `staff.quotes.state.${state}`, tone: QUOTE_TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    {
      label: "staff.quotes.items",
      text: ({ items: all }, t) => all.map((each, index) => itemText(each, index, t)).join("; "),
    },
    { label: "staff.quotes.version", text: ({ version }) => (version === 0 ? null : String(version)) },
    { label: "staff.bench.total", text: ({ due }, t) => due && shownMoney(due, t) },
    { label: "staff.quotes.answer", text: ({ last_answer }) => last_answer },
    { label: "staff.quotes.sent", text: ({ submitted_at }) => shownMoment(submitted_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  papers: [
    {
      label: "staff.quotes.invoice",
      permission: "quotes.read",
      isExpected: ({ state }) => isPaidQuote(state),
      load: async ({ number }) => (await staffApi.quotes.getInvoice({ number })).pdf,
    },
  ],
  actions: [take, ask, price, reject, buy, itemBought, itemUnavailable, priceRose, itemShipped],
};
