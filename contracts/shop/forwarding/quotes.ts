import { z } from "zod";
import { defineCall, ownWriting } from "#contracts/define-call.ts";
import type { ErrorCode } from "#contracts/errors.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { listInput, listOutput } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { addressFields } from "#contracts/shop/people/address-fields.ts";
import { slugText } from "#contracts/shop/selling/checkout.ts";
import { deliveryAddress } from "#contracts/shop/selling/checkout-data.ts";
import { courier, pickupPoint } from "#contracts/shop/selling/delivery.ts";
import { step, timelineEntry } from "#contracts/shop/selling/orders.ts";
import { PURCHASE_STATES } from "#domain/forwarding/quotes/purchase-machine.ts";
import {
  LONGEST_ITEM_TEXT,
  MOST_ITEMS,
  MOST_PIECES,
  MOST_SHOP_PRICE,
  SHOP_CURRENCIES,
  SUBSTITUTES,
} from "#domain/forwarding/quotes/quote-items.ts";
import { QUESTION_KINDS } from "#domain/forwarding/quotes/quote-question.ts";
import { QUOTE_EVENTS, QUOTE_STATES } from "#domain/forwarding/quotes/quote-states.ts";
import { LONGEST_LINK } from "#domain/forwarding/quotes/shop-link.ts";
import type { Money } from "#domain/money/money/money.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { agreedTerms } from "./agreed-terms.ts";
import { shippingMethod } from "./freight.ts";
import { hs6, landedLine, restriction } from "./landed-cost.ts";
import { shop } from "./quote-shops.ts";

const area = "quotes";

const shopPrice = z
  .int()
  .min(0)
  .max(MOST_SHOP_PRICE)
  .meta({ description: "of one piece, in 1/10 000 of the currency's unit" }) as unknown as z.ZodType<Money, Money>;

/** A link to any shop: it is stored and shown, and never fetched, so it may name a host (ERROR-03). */
const shopLink = z.string().max(LONGEST_LINK);

const itemFields = {
  link: shopLink,
  name: z.string().max(LONGEST_ITEM_TEXT.name),
  options: z.string().max(LONGEST_ITEM_TEXT.options),
  quantity: z.int().min(1).max(MOST_PIECES),
  price: shopPrice.nullable().meta({ description: "null: to be found out" }),
  currency: z.enum(SHOP_CURRENCIES),
  hs6: hs6.nullable(),
  unlisted: z.boolean().default(false).meta({ description: "none of the offered kinds of goods fits" }),
  substitute: z.enum(SUBSTITUTES),
  note: z.string().max(LONGEST_ITEM_TEXT.note),
};
const quoteItem = z.object(itemFields);

const offer = z.object({
  method: shippingMethod,
  lines: z.array(landedLine),
  total: amount.meta({ description: "to the door, with the goods" }),
  min_days: z.int(),
  max_days: z.int(),
  arrives_from: z.iso.date(),
  arrives_to: z.iso.date(),
  chargeable_grams: z.int(),
  is_by_volume: z.boolean(),
});
export type QuoteOfferView = z.infer<typeof offer>;

const draft = z.object({
  items: z.array(quoteItem),
  shops: z.array(shop).meta({ description: "of the links, where we know them" }),
  restrictions: z.array(restriction.extend({ position: z.int() })),
  estimate: z
    .object({ offers: z.array(offer), items: z.int(), rates: z.record(z.string(), z.int()) })
    .nullable()
    .meta({ description: "of the items whose link, kind and price are known" }),
  currency: z.string(),
  codes: z.array(z.object({ hs6: z.string(), name: z.string() })),
  couriers: z.array(courier),
  courier_id: z.int().nullable(),
  pickup_point: pickupPoint.nullable(),
  address: deliveryAddress.nullable(),
  countries: z.array(z.object({ id: z.int(), iso_code: z.string() })),
  client_addresses: z.array(deliveryAddress.extend({ id: z.int() })),
  missing: z.array(z.enum(["items", "delivery"])),
});
export type QuoteDraft = z.infer<typeof draft>;

const draftName = { quote: slugText.optional().meta({ description: "whose list is changed; none: a new one" }) };

/** A change of one's own: refused when its state does not allow it, or when there is none. */
const changing = (path: string, summary: string, refusals: readonly ErrorCode[]) =>
  ({
    ...ownWriting(area),
    path: `/quotes/${path}`,
    summary,
    refusals: ["not_found", "conflict", ...refusals],
  }) as const;
const change = (path: string, summary: string, ...refusals: ErrorCode[]) =>
  defineCall(changing(path, summary, refusals));
/** A list can be made only where quotes are; what was sent stays its customer's. */
const changeOfList = (path: string, summary: string, ...refusals: ErrorCode[]) =>
  defineCall({ ...changing(path, summary, refusals), needs: "quotes" });

const versionItem = z.object({
  name: z.string(),
  options: z.string(),
  quantity: z.int(),
  price: amount.meta({ description: "of one piece in the shop" }),
  currency: z.enum(SHOP_CURRENCIES),
  value: amount.meta({ description: "of all pieces, in the quote's currency" }),
});

const version = z.object({
  version: z.int(),
  created_at: z.iso.datetime(),
  note: z.string(),
  items: z.array(versionItem),
  rates: z.record(z.string(), z.int()).meta({ description: "millionths per euro, locked with the price" }),
  offers: z.array(offer),
});
export type QuoteVersion = z.infer<typeof version>;

const question = z.object({
  id: z.int(),
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  choices: z.array(z.string()),
  asked_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});

const purchase = z
  .object({
    state: z.enum(PURCHASE_STATES),
    tone: z.enum(STATUS_TONES),
    returned: amount.meta({ description: "what was refunded for it, in the quote's currency" }),
    invoice_slug: z.string().nullable().meta({ description: "the invoice that asks for its risen price" }),
    parcel: z.string().nullable(),
  })
  .meta({ description: "how far buying it has come" });

const quoteDetails = z.object({
  number: z.string(),
  slug: z.string(),
  is_owner: z.boolean().meta({ description: "others who have the address see the price, and nothing personal" }),
  email: z.string().nullable().meta({ description: "where we write to" }),
  state: z.enum(QUOTE_STATES),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  next_step_key: z.string(),
  reason: z.string().meta({ description: "why it was rejected" }),
  currency: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  answer_until: z.iso.datetime().nullable(),
  items: z.array(quoteItem.extend({ shop: z.string(), purchase: purchase.nullable() })),
  versions: z.array(version).meta({ description: "the newest first" }),
  accepted_version: z.int().nullable(),
  shipping_method: shippingMethod.nullable(),
  due: amount.nullable(),
  is_paid: z.boolean(),
  invoice_url: z.string().nullable().meta({ description: "once it is paid" }),
  is_payment_reported: z.boolean().meta({ description: "whether a browser has given the payment to its data layer" }),
  request: z
    .object({ number: z.string(), slug: z.string() })
    .nullable()
    .meta({ description: "the forward request that sends it on" }),
  questions: z.array(question).meta({ description: "the newest first" }),
  courier_name: z.string().nullable(),
  pickup_point: pickupPoint.nullable(),
  address: deliveryAddress.nullable(),
  steps: z.array(step),
  timeline: z.array(timelineEntry),
  actions: z.array(z.enum(QUOTE_EVENTS)).meta({ description: "what the customer can do" }),
});
export type QuoteDetails = z.infer<typeof quoteDetails>;

const named = z.object({ slug: slugText, ...readerFields });
const answer = z.object({ quote: quoteDetails });

const ownQuotesInput = listInput({ filters: {}, sorts: ["-created_at"] });
export type OwnQuotesRequest = z.infer<typeof ownQuotesInput>;

const listedQuote = z.object({
  number: z.string(),
  slug: z.string(),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  next_step_key: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  items: z.int(),
  shops: z.array(z.string()),
  total: z.object({ amount, currency: z.string() }).nullable(),
  actions: z.array(z.enum(QUOTE_EVENTS)),
});
export type ListedQuote = z.infer<typeof listedQuote>;

export const quotes = {
  getDraft: defineCall({
    method: "POST",
    path: "/quotes/get-draft",
    needs: "quotes",
    access: "public",
    effect: "read",
    area,
    summary: "The list of this browser or customer that is not sent yet, with an estimate of its price",
    refusals: ["not_found"],
  })
    .input(z.object({ ...draftName, ...readerFields }))
    .output(z.object({ draft })),

  saveDraft: defineCall({
    method: "POST",
    path: "/quotes/save-draft",
    needs: "quotes",
    access: "public",
    effect: "write",
    area,
    summary: "Keeps the list for 30 days, for a browser or a customer",
    refusals: ["not_found", "conflict", "too_many_requests"],
  })
    .input(z.object({ ...draftName, items: z.array(quoteItem).max(MOST_ITEMS), ...readerFields }))
    .output(z.object({ draft })),

  setDelivery: changeOfList("set-delivery", "Who brings what is bought, and where to", "invalid_input")
    .input(
      z.object({
        ...draftName,
        courier_id: id.optional(),
        pickup_point_id: id.nullable().optional(),
        address_id: id.optional(),
        address: z.object(addressFields).optional(),
        ...readerFields,
      }),
    )
    .output(z.object({ draft })),

  submit: changeOfList(
    "submit",
    "Sends the list, so that staff price it; a changed one is priced anew",
    "request_incomplete",
    "too_many_requests",
  )
    .input(z.object({ ...draftName, ...readerFields }))
    .output(z.object({ status: z.literal(true), slug: z.string(), number: z.string() })),

  list: defineCall({
    method: "POST",
    path: "/quotes/list",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's own quotes, the newest first",
  })
    .input(ownQuotesInput)
    .output(listOutput(listedQuote)),

  get: defineCall({
    method: "POST",
    path: "/quotes/get",
    access: "public",
    effect: "read",
    area,
    summary: "A quote for its customer, or for who has its address and is not signed in",
    refusals: ["not_found"],
  })
    .input(named)
    .output(answer),

  answer: change("answer", "Answers what staff asked", "invalid_input", "too_many_files")
    .input(
      named.extend({
        question: id,
        text: z.string().max(2_000).default(""),
        files: z.array(z.uuid()).max(10).default([]),
      }),
    )
    .output(answer),

  accept: change("accept", "Accepts a version of the price, so that it can be paid")
    .input(named.extend({ version: id, method: shippingMethod, total: amount, agreed_terms: agreedTerms }))
    .output(answer.extend({ result: z.enum(["accepted", "changed"]) })),

  decline: change("decline", "Gives up a price").input(named).output(answer),
  back: change("back", "Takes back an acceptance that is not paid").input(named).output(answer),
  again: change("again", "Asks for a new price of an expired one").input(named).output(answer),
  cancel: change("cancel", "Cancels a quote; what was paid is refunded").input(named).output(answer),

  reportPaid: change("report-paid", "Tells once that a quote was paid, for the data layer")
    .input(named)
    .output(
      z.object({
        is_first: z.boolean(),
        payment_processor_id: z.int().nullable().meta({ description: "who took the most of the money (TRACK-02)" }),
      }),
    ),
};
