import { z } from "zod";
import { amount } from "#contracts/money.ts";
import { HAZARDS, RESTRICTION_EFFECTS } from "#domain/forwarding/customs/hazards.ts";
import { CERTAINTIES, LANDED_LINES } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { shippingMethod } from "./freight.ts";

/** The first six digits of a tariff code. */
export const hs6 = z.string().regex(/^\d{6}$/);

/** A country by its ISO 3166-1 alpha-2 code. */
export const countryIso = z.string().regex(/^[A-Z]{2}$/);

/** One line of a landed cost. The lines make the total, to the cent. */
export const landedLine = z.object({
  key: z.enum(LANDED_LINES),
  amount,
  certainty: z.enum(CERTAINTIES),
  service: z.string().nullable(),
  hs6: z.string().nullable().meta({ description: "the code that a duty is for; null: for all" }),
  is_by_chapter: z.boolean().meta({ description: "a duty that is estimated by the chapter of its code" }),
  codes: z.int().nullable().meta({ description: "how many different codes a fixed duty is for" }),
  basis_points: z.int().nullable().meta({ description: "the rate of the import VAT, in hundredths of a percent" }),
  is_recoverable: z.boolean().meta({ description: "a business gets this back from its tax office" }),
});
export type LandedLine = z.infer<typeof landedLine>;

export const restriction = z.object({
  hazard: z.enum(HAZARDS),
  method: shippingMethod.nullable().meta({ description: "null: by any" }),
  effect: z.enum(RESTRICTION_EFFECTS),
  message_key: z.string(),
});
export type Restriction = z.infer<typeof restriction>;
