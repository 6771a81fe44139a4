import { z } from "zod";
import type { Money } from "../domain/money/money.ts";

/** An amount on the wire: a whole number of 1/10 000 of the currency's unit, so that nothing is rounded on the way. */
export const amount = z.int().meta({ description: "in 1/10 000 of the currency's unit" }) as unknown as z.ZodType<
  Money,
  Money
>;
