import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { BOX_LIMITS, LEAST_VALUE, MOST_LINES, MOST_VALUE } from "#domain/forwarding/calculator/limits.ts";
import { PRESET_NAMES } from "#domain/forwarding/calculator/presets.ts";
import { BUYERS } from "#domain/forwarding/landed-cost/import-charges.ts";
import type { Money } from "#domain/money/money/money.ts";
import { DELIVERY_TYPES } from "#domain/selling/delivery/courier.ts";
import { shippingMethod } from "./freight.ts";
import { countryIso, hs6, landedLine, restriction } from "./landed-cost.ts";

const area = "calculator";
const { grams, millimetres } = BOX_LIMITS;

const size = z.int().min(millimetres.min).max(millimetres.max);
const box = z.object({
  weight_grams: z.int().min(grams.min).max(grams.max),
  length_mm: size,
  width_mm: size,
  height_mm: size,
});

const value = z
  .int()
  .min(LEAST_VALUE)
  .max(MOST_VALUE)
  .meta({ description: "of one piece, in 1/10 000 of the currency's unit" }) as unknown as z.ZodType<Money, Money>;

const calculation = z.object({
  warehouse: z.string().regex(/^[A-Z]{2}\d?$/),
  country_id: id,
  boxes: z.array(box).min(1).max(BOX_LIMITS.boxes),
  lines: z
    .array(
      z.object({
        hs6,
        origin: countryIso.nullable().default(null).meta({ description: "null: not known" }),
        value,
        quantity: z.int().min(1).max(999).default(1),
      }),
    )
    .min(1)
    .max(MOST_LINES)
    .refine((lines) => lines.reduce((sum, line) => sum + line.value * line.quantity, 0) <= MOST_VALUE),
  is_insured: z.boolean().default(false),
  buyer: z.enum(BUYERS).default("consumer"),
});
export type CalculationRequest = z.infer<typeof calculation>;

const methodOffer = z.object({
  method: shippingMethod,
  min_days: z.int(),
  max_days: z.int(),
  arrives_from: z.iso.date(),
  arrives_to: z.iso.date(),
  actual_grams: z.int(),
  volume_grams: z.int().meta({ description: "what the volume counts as, rounded up" }),
  chargeable_grams: z.int(),
  step_grams: z.int(),
  volume_divisor: z.int().meta({ description: "cubic centimetres that count as one kilogram" }),
  is_by_volume: z.boolean(),
  lines: z.array(landedLine),
  total: amount,
  refused_by: restriction.nullable().meta({ description: "why these goods cannot travel so" }),
});
export type MethodOffer = z.infer<typeof methodOffer>;

const estimateAnswer = z.object({
  currency: z.string(),
  offers: z.array(methodOffer).meta({ description: "the quickest first" }),
  restrictions: z.array(restriction),
  delivery: z.enum(DELIVERY_TYPES).nullable().meta({ description: "null: no courier takes such a weight" }),
  needs_eori: z.boolean(),
  rates_from: z.iso.date().meta({ description: "since when the tariffs are in force" }),
});
export type Estimate = z.infer<typeof estimateAnswer>;

const tariffCode = z.object({ hs6: z.string(), name: z.string() });

const choices = z.object({
  warehouses: z.array(z.object({ code: z.string(), name: z.string(), country_code: z.string() })),
  countries: z.array(z.object({ id: z.int(), iso_code: z.string() })),
  codes: z.array(tariffCode),
  presets: z.array(box.extend({ name: z.enum(PRESET_NAMES), hs6: z.string(), value: amount })),
  currency: z.string(),
  insurance_included: amount,
});
export type CalculatorChoices = z.infer<typeof choices>;

const priced = z.object({ method: shippingMethod, total: amount, lines: z.array(landedLine) });

const savedEstimate = z.object({
  id: z.int(),
  saved_at: z.iso.datetime(),
  currency: z.string(),
  request: calculation,
  before: z.array(priced).meta({ description: "as it was saved" }),
  now: z.array(priced).meta({ description: "none where it can no longer be calculated" }),
});
export type SavedEstimate = z.infer<typeof savedEstimate>;

export const calculator = {
  estimate: defineCall({
    method: "POST",
    path: "/calculator/estimate",
    access: "public",
    effect: "read",
    needs: "forwarding",
    refusals: ["not_found", "too_many_requests"],
    area,
    summary: "What boxes from a warehouse cost to the door by each method: freight, duty, import VAT, delivery",
  })
    .input(calculation.extend(readerFields))
    .output(estimateAnswer),

  presets: defineCall({
    method: "POST",
    path: "/calculator/presets",
    access: "public",
    effect: "read",
    needs: "forwarding",
    refusals: ["not_found", "too_many_requests"],
    area,
    summary: "What an estimate can be asked for: warehouses, countries, kinds of goods, typical items",
  })
    .input(z.object({ ...readerFields, code: hs6.optional().meta({ description: "a code to be named as well" }) }))
    .output(choices),

  save: defineCall({
    method: "POST",
    path: "/calculator/save",
    access: "public",
    effect: "write",
    idempotent: true,
    needs: "forwarding",
    refusals: ["not_found", "too_many_requests"],
    area,
    summary: "Keeps an estimate for 30 days, for the browser or the customer that asks",
  })
    .input(calculation.extend(readerFields))
    .output(z.object({ status: z.literal(true), id: z.int() })),

  saved: defineCall({
    method: "POST",
    path: "/calculator/saved",
    access: "public",
    effect: "read",
    needs: "forwarding",
    refusals: ["not_found", "too_many_requests"],
    area,
    summary: "The saved estimates of this browser or customer, the newest first",
  })
    .input(z.object({ language_id: id }))
    .output(z.object({ items: z.array(savedEstimate) })),
};
