import { z } from "zod";
import { defineCall, ownWriting } from "#contracts/define-call.ts";
import type { ErrorCode } from "#contracts/errors.ts";
import { done, id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { attachedFile } from "#contracts/shop/operations/files.ts";
import { addressFields } from "#contracts/shop/people/address-fields.ts";
import { slugText } from "#contracts/shop/selling/checkout.ts";
import { deliveryAddress } from "#contracts/shop/selling/checkout-data.ts";
import { courier, pickupPoint } from "#contracts/shop/selling/delivery.ts";
import { step } from "#contracts/shop/selling/orders.ts";
import { CUSTOMS_OUTCOMES } from "#domain/forwarding/forward-requests/customs-settlement.ts";
import { REQUEST_EVENTS, REQUEST_STATES } from "#domain/forwarding/forward-requests/request-states.ts";
import { REQUEST_STEPS } from "#domain/forwarding/forward-requests/request-steps.ts";
import { DECLARATION_STATUSES } from "#domain/forwarding/parcels/declaration.ts";
import { INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { agreedTerms } from "./agreed-terms.ts";
import { shippingMethod } from "./freight.ts";
import { landedLine, restriction } from "./landed-cost.ts";
import { parcelLine } from "./parcel-data.ts";

const area = "forwardRequests";
const parcelNumbers = z.array(z.string().max(20)).max(50).meta({ description: "PA… of one warehouse, 1 to 20" });

const box = z.object({ weight_grams: z.int(), length_mm: z.int(), width_mm: z.int(), height_mm: z.int() });

const requestedParcel = z.object({
  number: z.string(),
  shop: z.string(),
  picture: z.string().nullable(),
  declaration: z.enum(DECLARATION_STATUSES),
  size: box.nullable(),
  is_attested: z.boolean(),
  value: amount.meta({ description: "of what is declared, in euros" }),
  lines: z.array(parcelLine),
});

const methodOffer = z.object({
  method: shippingMethod,
  arrives_from: z.iso.date(),
  arrives_to: z.iso.date(),
  chargeable_grams: z.int(),
  is_by_volume: z.boolean(),
  lines: z.array(landedLine),
  total: amount.meta({ description: "with the goods, to the door" }),
  charged: amount.meta({ description: "what is paid here, at most" }),
  refused_by: restriction.nullable().meta({ description: "why these goods cannot travel so" }),
});

const customsQuestion = z.object({
  text: z.string(),
  asked_at: z.iso.datetime(),
  answer: z.string().nullable(),
  files: z.array(attachedFile).meta({ description: "that were sent to answer it" }),
});

const customsSettlement = z.object({
  outcome: z.enum(CUSTOMS_OUTCOMES),
  taken: amount.meta({ description: "duty and import VAT, as customs took them" }),
  difference: amount.meta({ description: "what was refunded, what an invoice asks for, or what we bear" }),
  settled_at: z.iso.datetime(),
  invoice: z.object({ number: z.string(), slug: z.string(), state: z.enum(INVOICE_STATES) }).nullable(),
});

const requestDetails = z.object({
  number: z.string(),
  slug: z.string(),
  state: z.enum(REQUEST_STATES),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  next_step_key: z.string().meta({ description: "the sentence that says what comes next" }),
  warehouse: z.object({ code: z.string(), name: z.string() }),
  currency: z.string(),
  created_at: z.iso.datetime(),
  held_until: z.iso.datetime().nullable().meta({ description: "until when a draft keeps its parcels" }),
  expires_at: z.iso.datetime().nullable(),
  parcels: z.array(requestedParcel),
  packing: z.object({ join: z.boolean(), wrap: z.boolean(), unbox: z.boolean(), insure: z.boolean() }),
  fees: z.object({ join: amount, wrap: amount, unbox: amount, insure: amount, rehearsal: amount }),
  declared_value: amount,
  offers: z.array(methodOffer).meta({ description: "what each method costs now; none once it is submitted" }),
  shipping_method: shippingMethod.nullable(),
  couriers: z.array(courier),
  courier_id: z.int().nullable(),
  courier_name: z.string().nullable(),
  pickup_point: pickupPoint.nullable(),
  address: deliveryAddress.nullable(),
  countries: z.array(z.object({ id: z.int(), iso_code: z.string() })).meta({ description: "that it can be sent to" }),
  client_addresses: z.array(deliveryAddress.extend({ id: z.int() })),
  missing: z.array(z.enum(REQUEST_STEPS)).meta({ description: "the steps that are not complete" }),
  lines: z.array(landedLine).meta({ description: "what was agreed to, or due after packing" }),
  not_done: z.array(landedLine).meta({ description: "services that were paid, not made, and refunded" }),
  agreed: amount.nullable(),
  due: amount.nullable(),
  boxes: z.array(box),
  steps: z.array(step).meta({ description: "the six steps, once it is paid" }),
  arrives_from: z.iso.date().nullable(),
  arrives_to: z.iso.date().nullable(),
  invoice_url: z.string().nullable().meta({ description: "once the boxes are packed" }),
  customs_invoice_url: z.string().nullable().meta({ description: "what customs read, once the boxes are packed" }),
  tracking_number: z.string().nullable(),
  customs_question: customsQuestion.nullable(),
  customs_settlement: customsSettlement.nullable().meta({ description: "once staff have recorded what customs took" }),
  timeline: z.array(z.object({ key: z.string(), at: z.iso.datetime(), note: z.string() })),
  actions: z.array(z.enum(REQUEST_EVENTS)).meta({ description: "what the customer can do" }),
  may_act: z.boolean().meta({ description: "whether the caller may do something with it, or only see it" }),
});
export type RequestDetails = z.infer<typeof requestDetails>;

const answer = z.object({ request: requestDetails });
const named = z.object({ slug: slugText, ...readerFields });

/** A change of one's own request: refused when its state does not allow it, or when there is no such request. */
const changing = (path: string, summary: string, refusals: readonly ErrorCode[]) =>
  ({
    ...ownWriting(area),
    path: `/forward-requests/${path}`,
    summary,
    refusals: ["not_found", "conflict", ...refusals],
  }) as const;
const change = (path: string, summary: string, ...refusals: ErrorCode[]) =>
  defineCall(changing(path, summary, refusals));

export const forwardRequests = {
  /** A request can be begun only where parcels are forwarded; what was begun stays its customer's. */
  begin: defineCall({
    ...changing("begin", "Begins a draft and reserves its parcels", ["parcel_taken", "invalid_input"]),
    needs: "forwarding",
  })
    .input(z.object({ parcels: parcelNumbers, ...readerFields }))
    .output(z.object({ status: z.literal(true), slug: z.string() })),

  get: defineCall({
    method: "POST",
    path: "/forward-requests/get",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's own forward request with all of its choices and prices",
    refusals: ["not_found"],
  })
    .input(named)
    .output(answer),

  setParcels: change("set-parcels", "Replaces the parcels of a draft", "parcel_taken", "invalid_input")
    .input(named.extend({ parcels: parcelNumbers }))
    .output(answer),

  setPacking: change("set-packing", "How the parcels are packed")
    .input(named.extend({ join: z.boolean(), wrap: z.boolean(), unbox: z.boolean(), insure: z.boolean() }))
    .output(answer),

  setDelivery: change("set-delivery", "How a draft travels, who brings it and where to", "invalid_input")
    .input(
      named.extend({
        shipping_method: shippingMethod.optional(),
        courier_id: id.optional(),
        pickup_point_id: id.nullable().optional(),
        address_id: id.optional(),
        address: z.object(addressFields).optional(),
      }),
    )
    .output(answer),

  submit: change("submit", "Agrees to the price that was shown, so that it can be paid", "request_incomplete")
    .input(named.extend({ total: amount, agreed_terms: agreedTerms }))
    .output(answer.extend({ result: z.enum(["submitted", "changed"]) })),

  rehearse: change("rehearse", "Asks for the exact price first", "request_incomplete")
    .input(named.extend({ agreed_terms: agreedTerms }))
    .output(answer),

  edit: change("edit", "Makes an unpaid request a draft again").input(named).output(answer),

  cancel: change("cancel", "Cancels a request").input(named).output(answer),

  answer: change("answer", "Answers what customs asked", "too_many_files")
    .input(named.extend({ text: z.string().min(1).max(2_000), files: z.array(z.uuid()).max(10).default([]) }))
    .output(done),
};
