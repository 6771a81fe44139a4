import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { slugText } from "#contracts/shop/selling/checkout.ts";
import { pickupPoint } from "#contracts/shop/selling/delivery.ts";
import { step, timelineEntry } from "#contracts/shop/selling/orders.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { shippingMethod } from "./freight.ts";

const area = "tracking";

const parcel = z.object({
  /** Whether the reader has proved that it is theirs; others see cities and the status, and nothing else. */
  is_owner: z.boolean(),
  number: z.string().nullable().meta({ description: "OR…, FR…, PA… or QU…" }),
  tracking_number: z.string().nullable(),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  /** The sentence that says what comes next, and whether the customer must act. */
  next_step: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** It is on its way, and nothing has been heard of it for days. */
  is_silent: z.boolean(),
  shipping_method: shippingMethod,
  /** Cities. */
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  progress: z.number().min(0).max(1).meta({ description: "the share of the distance that is behind it" }),
  arrives_from: z.iso.date().nullable(),
  arrives_to: z.iso.date().nullable(),
  steps: z.array(step),
  /** The newest first. */
  timeline: z.array(timelineEntry),
  courier: z.object({ name: z.string(), delivery_type: z.enum(["pickup", "door"]) }),
  pickup_point: pickupPoint.nullable(),
});
export type TrackingView = z.infer<typeof parcel>;

const number = z.string().min(1).max(60).meta({ description: "OR…, FR…, PA…, QU…, or the carrier's number" });
const proof = z
  .string()
  .max(254)
  .optional()
  .meta({ description: "the e-mail address, or the last four digits of the phone; not needed by its signed-in owner" });

export const tracking = {
  lookUp: defineCall({
    method: "POST",
    path: "/tracking/lookup",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "Where a parcel is, by a number and a proof that it is one's own",
  })
    .input(z.object({ number, proof, language_id: id }))
    .output(z.object({ parcel })),

  get: defineCall({
    method: "POST",
    path: "/tracking/get",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "Where a parcel is, by a link that its owner has shared",
  })
    .input(z.object({ token: slugText, language_id: id }))
    .output(z.object({ parcel })),

  share: defineCall({
    method: "POST",
    path: "/tracking/share",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "A link that shows cities and the status to anybody",
  })
    .input(
      z.object({
        number,
        proof,
        renew: z.boolean().default(false).meta({ description: "links that were shared before open nothing any more" }),
      }),
    )
    .output(z.object({ token: z.string() })),
};
