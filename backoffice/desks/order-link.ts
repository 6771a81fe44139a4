import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { RowLink } from "../kit/column.ts";

/** The desk of an order; nothing for what is no number of one, such as FR12. */
export const orderLink = (number: string | null): readonly RowLink[] =>
  number !== null && idOf("order", number) !== null
    ? [{ to: `/orders/${number.replaceAll(/\s/g, "").toUpperCase()}`, text: number }]
    : [];
