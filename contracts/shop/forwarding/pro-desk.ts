import { z } from "zod";
import { defineCall, ownReading } from "#contracts/define-call.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { addressFields } from "#contracts/shop/people/address-fields.ts";
import { deliveryAddress } from "#contracts/shop/selling/checkout-data.ts";
import { courier } from "#contracts/shop/selling/delivery.ts";
import { MOST_TOGETHER } from "#domain/forwarding/forward-requests/request-machine.ts";
import { REQUEST_STATES } from "#domain/forwarding/forward-requests/request-states.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { agreedTerms } from "./agreed-terms.ts";
import { shippingMethod } from "./freight.ts";
import { parcelCard } from "./parcel-data.ts";

const area = "proDesk";
/** For businesses alone: for everybody else there is nothing here (T065). */
const reading = { ...ownReading(area), needs: "forwarding" } as const;

const parcelNumbers = z.array(z.string().max(20)).min(1).max(1_000);

const recipient = z.object({
  parcels: z.array(z.string().max(20)).max(50),
  shipping_method: shippingMethod,
  courier_id: id,
  address_id: id.optional(),
  address: z.object(addressFields).optional(),
  insure: z.boolean(),
});
export type ProRecipient = z.infer<typeof recipient>;

const recipients = z.array(recipient).min(1).max(MOST_TOGETHER);
const priced = z.object({
  total: amount,
  requests: z.array(
    z.object({ number: z.string().nullable(), total: amount, arrives_from: z.iso.date(), arrives_to: z.iso.date() }),
  ),
});
const sending = ["not_found", "conflict", "invalid_input", "parcel_taken", "request_incomplete"] as const;

const numbers = z
  .array(z.string().max(20))
  .max(MOST_TOGETHER + 50)
  .meta({ description: "FR…, 1 to 50" });

const paidTogether = z.object({
  currency: z.string(),
  may_pay: z.boolean().meta({ description: "whether the caller may pay for the company" }),
  total: amount.meta({ description: "of those that can be paid" }),
  requests: z.array(
    z.object({
      number: z.string(),
      slug: z.string(),
      state: z.enum(REQUEST_STATES),
      status_key: z.string(),
      status_tone: z.enum(STATUS_TONES),
      recipient: z.string(),
      parcels: z.int(),
      due: amount,
      can_pay: z.boolean(),
    }),
  ),
});
export type PaidTogether = z.infer<typeof paidTogether>;

export const proDesk = {
  get: defineCall({
    ...reading,
    path: "/pro-desk/get",
    summary: "What waits for a business: to declare, to send, on hold, to pay",
  })
    .input(z.object(readerFields))
    .output(
      z.object({
        suite: z.string(),
        to_declare: z.int(),
        ready: z.int(),
        ready_grams: z.int(),
        on_hold: z.int(),
        answer_by: z.iso
          .date()
          .nullable()
          .meta({ description: "the first day that something on hold has to be answered by" }),
        to_pay: z.int(),
        due: amount.meta({ description: "of what waits to be paid in this currency" }),
        currency: z.string(),
        unpaid: z.array(z.string()).meta({ description: "the numbers of what waits to be paid" }),
      }),
    ),

  delivery: defineCall({
    ...reading,
    path: "/pro-desk/delivery",
    summary: "What recipients can be chosen from for several parcels of one warehouse",
  })
    .input(z.object({ parcels: parcelNumbers, ...readerFields }))
    .output(
      z.object({
        parcels: z.array(parcelCard),
        currency: z.string(),
        methods: z.array(shippingMethod),
        countries: z
          .array(z.object({ id: z.int(), iso_code: z.string() }))
          .meta({ description: "that they can be sent to" }),
        couriers: z
          .array(courier.extend({ country_id: z.int() }))
          .meta({ description: "those that come to the door, of every country" }),
        client_addresses: z.array(deliveryAddress.extend({ id: z.int() })),
      }),
    ),

  price: defineCall({
    ...reading,
    path: "/pro-desk/price",
    timeoutMs: 30_000,
    refusals: sending,
    summary: "What it costs to send parcels to several recipients; nothing is written",
  })
    .input(z.object({ recipients, ...readerFields }))
    .output(priced),

  send: defineCall({
    ...reading,
    path: "/pro-desk/send",
    effect: "write",
    idempotent: true,
    timeoutMs: 30_000,
    refusals: sending,
    summary: "Makes a forward request for each recipient, all or none, at the total that was shown",
  })
    .input(z.object({ recipients, total: amount, agreed_terms: agreedTerms, ...readerFields }))
    .output(priced.extend({ result: z.enum(["sent", "changed"]) })),

  payment: defineCall({
    ...reading,
    path: "/pro-desk/payment",
    refusals: ["not_found", "invalid_input"],
    summary: "What several forward requests cost together",
  })
    .input(z.object({ numbers, ...readerFields }))
    .output(paidTogether),

  pay: defineCall({
    ...reading,
    path: "/pro-desk/pay",
    effect: "write",
    idempotent: true,
    refusals: ["not_found", "conflict", "invalid_input"],
    summary: "One invoice for several forward requests; answers its address",
  })
    .input(z.object({ numbers, ...readerFields }))
    .output(z.object({ status: z.literal(true), slug: z.string() })),
};
