import { textOf } from "../../../client/forms/use-call-form.ts";
import type { DeclaredLineInput } from "../../../contracts/shop/parcels.ts";
import { fromDecimalString } from "../../../domain/money/money.ts";
import type { DeclaredLine } from "../../../domain/parcels/declaration.ts";

const WHOLE = /^\d{1,6}$/;

/** The name of a line's field in the form, which is where its error stands. */
export const fieldOf = (index: number, field: string): string => `lines.${index}.${field}`;

/** What was typed into so many lines; numbers that cannot be read are null. */
export const readLines = (typed: FormData, count: number): DeclaredLineInput[] =>
  Array.from({ length: count }, (_, index) => {
    const text = (field: string) => textOf(typed, fieldOf(index, field)).trim();
    const quantity = text("quantity");
    return {
      description: text("description"),
      quantity: WHOLE.test(quantity) ? Number(quantity) : null,
      unit_value: fromDecimalString(text("unit_value").replace(",", ".")),
      hs6: text("hs6").replace(/\D/g, ""),
      origin: text("origin"),
      gtin: text("gtin").replace(/\s/g, ""),
    };
  });

export const asDeclared = ({ unit_value, ...line }: DeclaredLineInput): DeclaredLine => ({
  ...line,
  unitValue: unit_value,
});

/** Whether a code exists is for the server to say; here it only has to be one. */
export const LOOKS_LIKE_CODE = { isKnownCode: (hs6: string) => /^\d{6}$/.test(hs6) };
