import { z } from "zod";
import { amount } from "#contracts/money.ts";
import { attachedFile } from "#contracts/shop/operations/files.ts";
import { DECLARATION_STATUSES } from "#domain/forwarding/parcels/declaration.ts";
import { PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { HOLD_REASONS, PARCEL_EVENTS } from "#domain/forwarding/parcels/parcel-states.ts";
import { PARCEL_STATUSES } from "#domain/forwarding/parcels/parcel-status.ts";
import { PHOTO_KINDS } from "#domain/forwarding/parcels/photo-kind.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { shippingMethod } from "./freight.ts";

const photo = z.object({
  kind: z.enum(PHOTO_KINDS),
  /** Its address on this host, without sizes. */
  picture: z.string(),
  taken_at: z.iso.datetime(),
});

const size = z.object({
  weight_grams: z.int(),
  length_mm: z.int(),
  width_mm: z.int(),
  height_mm: z.int(),
  volume_grams: z.int().meta({ description: "what its volume counts as by air" }),
  charged_grams: z.int().meta({ description: "by air: the greater of the two, in half kilograms" }),
  is_by_volume: z.boolean(),
});

const storage = z.object({
  free_until: z.iso.date(),
  free_days: z.int().meta({ description: "how many it had in all" }),
  days_left: z.int().meta({ description: "negative once it costs" }),
  fee: amount.meta({ description: "so far, in euros" }),
  daily_fee: amount,
  abandoned_on: z.iso.date().meta({ description: "when it becomes due for disposal" }),
});

const hold = z.object({
  reason: z.enum(HOLD_REASONS),
  note: z.string(),
  until: z.iso.date().nullable(),
  answer: z.string().meta({ description: "of the customer; empty while there is none" }),
});

/** A parcel as lists show it. Amounts are in euros. */
export const parcelCard = z.object({
  number: z.string(),
  status: z.enum(PARCEL_STATUSES),
  tone: z.enum(STATUS_TONES),
  warehouse: z.string().meta({ description: "its code" }),
  shop: z.string(),
  carrier: z.string(),
  tracking_number: z.string().nullable(),
  expected_on: z.iso.date().nullable(),
  announced_at: z.iso.datetime(),
  received_at: z.iso.datetime().nullable(),
  size: size.nullable(),
  storage: storage.nullable(),
  hold: hold.nullable(),
  declaration: z.enum(DECLARATION_STATUSES),
  contents: z.object({ description: z.string(), pieces: z.int(), value: amount }).nullable(),
  photos: z.array(photo),
  may_act: z.boolean().meta({ description: "whether the caller may do something with it, or only see it" }),
});
export type ParcelCard = z.infer<typeof parcelCard>;

export const parcelLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unit_value: amount,
  hs6: z.string(),
  origin: z.string(),
  gtin: z.string(),
});
export type ParcelLine = z.infer<typeof parcelLine>;

const service = z.object({
  kind: z.enum(PARCEL_SERVICES),
  price: amount,
  /** When the service was requested and done; null where it was not. */
  requested_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
  /** When its price was refunded, because the parcel was packed before the service was done. */
  given_back_at: z.iso.datetime().nullable(),
  result: z.string(),
  can_request: z.boolean(),
});
export type ParcelService = z.infer<typeof service>;

const timelineEntry = z.object({
  key: z.string().meta({ description: "the message that names it" }),
  at: z.iso.datetime(),
  note: z.string(),
});

export const parcelDetails = parcelCard.extend({
  warehouse_name: z.string(),
  time_zone: z.string(),
  shelf: z.string(),
  note: z.string(),
  addressed_to: z.string(),
  lines: z.array(parcelLine),
  value: amount,
  /** The price of sending this parcel alone to the storefront's country; the quickest method first. */
  freight: z.array(z.object({ method: shippingMethod, price: amount })),
  is_attested: z.boolean(),
  needs_invoice: z.boolean(),
  can_declare: z.boolean(),
  /** The parcel's forward request; once it is submitted, the declaration changes only after an edit of the request. */
  request: z.object({ number: z.string(), slug: z.string(), can_edit: z.boolean() }).nullable(),
  invoices: z.array(attachedFile),
  answer_files: z.array(attachedFile).meta({ description: "of the answer to why it is held" }),
  services: z.array(service),
  return_fee: amount,
  sending_back: z
    .object({
      address: z.string().meta({ description: "of the shop; empty where the label says it" }),
      rma: z.string(),
      label: z.array(attachedFile),
      fee: amount,
      is_paid: z.boolean(),
      invoice_slug: z.string().nullable().meta({ description: "of what is still to be paid" }),
    })
    .nullable(),
  disposable_from: z.iso.date().nullable(),
  /** The newest first. */
  timeline: z.array(timelineEntry),
  /** The events that the customer may cause. */
  actions: z.array(z.enum(PARCEL_EVENTS)),
});
export type ParcelDetails = z.infer<typeof parcelDetails>;
