import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { BOOTS, STRAP } from "#testing/forwarding/quote-samples.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { type Action, type Choice, desk, inStates, number, own, READER, whileFew } from "../action.ts";
import type { Actors } from "../actors.ts";
import type { Thing, World } from "../world.ts";

const area = "quotes";
const ofQuote = ({ thing }: Choice) => ({ slug: thing.slug, ...READER });
const BUYERS: readonly (keyof Actors)[] = ["anna", "anna", "bruno", "dan"];

interface DraftSeen {
  draft: { couriers: { id: number; has_pickup_points: boolean }[] };
}

interface QuoteSeen {
  quote: { versions: { version: number; offers: { method: string; total: number }[] }[] };
}

const own2 = (
  call: string,
  when: (thing: Thing) => boolean,
  weight: number,
  body: (choice: Choice) => object | Promise<object> = ofQuote,
) => own(`quotes.${call}`, { area, about: "quote", when, weight, body });

const atDesk = (
  call: string,
  when: (thing: Thing) => boolean,
  weight: number,
  body: (choice: Choice) => object = () => ({}),
) =>
  desk(`quotes.${call}`, ["sara"], {
    area,
    about: "quote",
    when,
    weight,
    body: (choice) => ({ ...number("QU", choice.thing), ...body(choice) }),
  });

const ofItem = (
  call: string,
  when: (thing: Thing) => boolean,
  weight: number,
  body: (choice: Choice) => object = () => ({}),
) =>
  desk(`quotes.${call}`, ["sara"], {
    area,
    about: "purchase",
    when,
    weight,
    body: (choice) => ({ number: choice.thing.data.quote, item: choice.thing.data.item, ...body(choice) }),
  });

/** About one's own list, whichever quote was looked at. */
const ofDraft = (
  call: string,
  when: (thing: Thing) => boolean,
  weight: number,
  body: (choice: Choice) => object | Promise<object>,
) => ({ ...own2(call, when, weight, body), ownerOnly: false });

const isDraft = ({ state, data }: Thing) => state === "draft" && data.courier === null;
const EARLY = ["draft", "submitted", "in_review", "quoted", "info_needed", "awaiting_payment"];

/** The list that somebody has not sent yet. */
const withOwnDraft = (
  call: string,
  weight: number,
  isNow: (world: World) => boolean,
  body: (choice: Choice) => object | Promise<object>,
) => ({ call: `shop.quotes.${call}`, area, who: BUYERS, weight, if: isNow, body }) as const;

export const QUOTE_ACTIONS: readonly Action[] = [
  withOwnDraft(
    "saveDraft",
    2,
    whileFew("quote", 3, ({ state }) => EARLY.includes(state)),
    ({ random }) => ({
      ...READER,
      items: random.chance(0.5) ? [BOOTS] : [BOOTS, { ...STRAP, quantity: 2, currency: "USD" }],
    }),
  ),
  ofDraft("setDelivery", isDraft, 4, async ({ read }) => {
    const seen = await read<DraftSeen>("shop.quotes.getDraft", READER);
    const courier = seen?.draft?.couriers?.find(({ has_pickup_points }) => !has_pickup_points);
    return { ...READER, courier_id: courier?.id ?? 1, address: ADDRESS };
  }),
  ofDraft(
    "submit",
    (thing) => thing.state === "draft" && thing.data.courier !== null,
    6,
    () => READER,
  ),
  own2("accept", inStates("quoted"), 4, async (choice) => {
    const seen = await choice.read<QuoteSeen>("shop.quotes.get", ofQuote(choice));
    const versions = seen?.quote.versions ?? [];
    const shown =
      versions.length === 0 ? null : choice.random.pickRecent(versions.toSorted((a, b) => a.version - b.version));
    const offer = shown && shown.offers.length > 0 ? choice.random.pick(shown.offers) : null;
    return {
      ...ofQuote(choice),
      version: shown?.version ?? 1,
      method: offer?.method ?? "air",
      total: offer?.total ?? 0,
      agreed_terms: SHOWN_TERMS,
    };
  }),
  own2("decline", inStates("quoted"), 0.3),
  own2("back", inStates("awaiting_payment"), 1),
  own2("again", inStates("expired"), 1),
  own2("cancel", inStates("submitted", "in_review", "info_needed", "paid"), 0.3),
  // Any browser that knows the address may say that it saw the payment.
  { ...own2("reportPaid", inStates("paid", "buying"), 0.3), ownerOnly: false },
  own2("answer", inStates("info_needed"), 2, (choice) => {
    const { data } = choice.thing;
    return {
      ...ofQuote(choice),
      question: data.question ?? 0,
      text: data.questionKind === "choice" ? "Black" : "The black one.",
      files: [],
    };
  }),

  atDesk("take", inStates("submitted"), 5),
  atDesk("ask", inStates("in_review", "quoted"), 0.5, ({ random }) => ({
    kind: random.pick(["text", "choice"]),
    question: "Which colour?",
    choices: ["Black", "Brown"],
    days: 3,
  })),
  atDesk("price", inStates("in_review", "quoted", "awaiting_payment"), 2, ({ thing, random }) => ({
    warehouse: "US",
    prices: Array.from({ length: Number(thing.data.items ?? 1) }, () => ({
      price: random.pick([300_000, 1_180_000, 5_000_000]),
      hs6: random.pick(["640411", "640391"]),
    })),
    shop_delivery: random.pick([0, 79_000]),
    boxes: [{ weight_grams: random.pick([1_800, 6_000]), length_mm: 460, width_mm: 310, height_mm: 140 }],
  })),
  atDesk("reject", inStates("in_review"), 0.2, () => ({ note: "We may not buy it." })),
  atDesk("buy", inStates("paid"), 3),
  ofItem("itemBought", inStates("wanted"), 2),
  ofItem("itemUnavailable", inStates("wanted", "bought", "shipped"), 0.6),
  ofItem("priceRose", inStates("wanted"), 0.6, ({ thing, random }) => ({
    price: Math.max(1, Math.floor((Number(thing.data.price) * random.pick([9, 12])) / 10)),
  })),
  desk("quotes.itemShipped", ["sara"], {
    area,
    about: "purchase",
    weight: 2.5,
    when: inStates("bought"),
    body: ({ thing, random }) => ({
      number: thing.data.quote,
      items: [thing.data.item],
      tracking_number: `QUWALK${random.below(6)}0000`,
      carrier: "UPS",
      origin: "US",
    }),
  }),
  desk("parcels.receive", ["olga"], {
    area,
    about: "purchase",
    weight: 2.5,
    when: inStates("shipped"),
    body: ({ thing, random }) => ({
      warehouse: "US",
      suite: "",
      tracking_number: String(thing.data.tracking ?? "QUWALK00000"),
      weight_grams: random.pick([900, 2_500]),
      length_mm: 400,
      width_mm: 300,
      height_mm: 120,
    }),
  }),
];
