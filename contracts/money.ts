import { z } from "zod";
import type { Money } from "#domain/money/money.ts";

/** More than any shop turns over; sums of such amounts are still exact. */
const MOST_AMOUNT = 100_000_000_000_000;

/** An amount on the wire: a whole number of 1/10 000 of the currency's unit, so that nothing is rounded on the way. */
export const amount = z
  .int()
  .min(-MOST_AMOUNT)
  .max(MOST_AMOUNT)
  .meta({ description: "in 1/10 000 of the currency's unit" }) as unknown as z.ZodType<Money, Money>;
