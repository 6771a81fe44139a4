import { z } from "zod";
import { MOST_ENTERED_AMOUNT, type Money } from "#domain/money/money/money.ts";

/** More than any shop turns over; sums of such amounts are still exact. */
const MOST_AMOUNT = 100_000_000_000_000;

const upTo = (most: number) =>
  z.int().min(-most).max(most).meta({ description: "in 1/10 000 of the currency's unit" }) as unknown as z.ZodType<
    Money,
    Money
  >;

/** An amount on the wire: a whole number of 1/10 000 of the currency's unit, so that nothing is rounded on the way. */
export const amount = upTo(MOST_AMOUNT);

/** An amount that staff enter: far less, so that its sums and multiples are amounts of the wire too (T132). */
export const enteredAmount = upTo(MOST_ENTERED_AMOUNT);
