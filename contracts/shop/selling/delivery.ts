import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { CARRIERS, DELIVERY_TYPES } from "#domain/selling/delivery/courier.ts";

const area = "delivery";

export const pickupPoint = z.object({
  parcelshop_id: z.int(),
  carrier: z.enum(CARRIERS),
  type: z.enum(["locker", "shop", "post"]),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  hint: z.string().nullable().meta({ description: "where exactly to look, in the reader's language" }),
  hours: z.string(),
  box_sizes: z.string(),
  /** Only where the reader's location is known. */
  distance_metres: z.int().nullable(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

const side = z.int().min(1).max(10_000);
const boxSize = z
  .object({ length_mm: side, width_mm: side, height_mm: side })
  .meta({ description: "the sides that have to fit" });
export type BoxSize = z.infer<typeof boxSize>;

export const courier = z.object({
  id: z.int().meta({ description: "what delivery_method names" }),
  carrier: z.enum(CARRIERS),
  name: z.string().meta({ description: "the carrier's own name" }),
  local_delivery_type: z.enum(DELIVERY_TYPES),
  delivery_fee: amount,
  min_days: z.int(),
  max_days: z.int(),
  has_pickup_points: z.boolean(),
  pickup_points_total: z.int(),
  /** The points last used by this customer, then a few others; the rest are found by search. */
  pickup_points: z.array(pickupPoint),
  /** The size that a search for its points filters by; null where no size is known. */
  box: boxSize.nullable(),
  /** The message key of the reason why the courier is unavailable now. */
  unavailable_key: z.string().nullable(),
});
export type Courier = z.infer<typeof courier>;

const pickupLocation = pickupPoint
  .pick({ parcelshop_id: true, name: true, street: true, city: true, hours: true, box_sizes: true })
  .extend({ latitude: z.number(), longitude: z.number() });
export type PickupLocation = z.infer<typeof pickupLocation>;

export const delivery = {
  searchPickupPoints: defineCall({
    method: "POST",
    path: "/pickup-points/search",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary:
      "Pickup points of a courier by city, street or postal code, accents not needed; the nearest first when asked",
  })
    .input(
      z.object({
        courier_id: id,
        query: z.string().max(200).default(""),
        language_id: id,
        near: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
        box: boxSize.nullish(),
        limit: z.int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ items: z.array(pickupPoint), total: z.int() })),

  listPickupLocations: defineCall({
    method: "POST",
    path: "/pickup-points/locations",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "Where all pickup points of a courier are, for a map",
  })
    .input(z.object({ courier_id: id, box: boxSize.nullish() }))
    .output(z.object({ items: z.array(pickupLocation) })),

  getPickupPoint: defineCall({
    method: "POST",
    path: "/pickup-points/get",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "One pickup point",
  })
    .input(z.object({ id, language_id: id }))
    .output(z.object({ point: pickupPoint })),
};
