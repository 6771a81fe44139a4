import { textOf } from "#client/forms/use-call-form.ts";
import type { DeclaredLineInput } from "#contracts/shop/forwarding/parcels.ts";
import { readTypedLine } from "#domain/forwarding/declarations/typed-line.ts";
import type { DeclaredLine } from "#domain/forwarding/parcels/declaration.ts";

/** The name of a line's field, in the form and for its error. */
export const fieldOf = (index: number, field: string): string => `lines.${index}.${field}`;

/** Reads so many lines of the form; numbers that cannot be read are null. */
export const readLines = (typed: FormData, count: number): DeclaredLineInput[] =>
  Array.from({ length: count }, (_, index) => {
    const text = (field: string) => textOf(typed, fieldOf(index, field));
    const { unitValue, ...line } = readTypedLine({
      description: text("description"),
      quantity: text("quantity"),
      unit_value: text("unit_value"),
      hs6: text("hs6"),
      origin: text("origin"),
      gtin: text("gtin"),
    });
    return { ...line, unit_value: unitValue };
  });

export const asDeclared = ({ unit_value, ...line }: DeclaredLineInput): DeclaredLine => ({
  ...line,
  unitValue: unit_value,
});

/** Checks only the format of a code: the server knows which codes exist. */
export const LOOKS_LIKE_CODE = { isKnownCode: (hs6: string) => /^\d{6}$/.test(hs6) };
