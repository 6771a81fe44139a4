import { MOST_ENTERED_AMOUNT, type Money, roundToMinor } from "#domain/money/money/money.ts";
import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";
import type { MessageKey } from "#i18n/message-key.ts";

/** How a field is drawn. */
export type Control =
  | { kind: "text"; inputMode?: "numeric" | "decimal"; maxLength?: number }
  | { kind: "long"; maxLength: number }
  | { kind: "checkbox" }
  | { kind: "choice"; options: readonly Option[] }
  | { kind: "files"; purpose: FilePurpose };

export interface Option<Value extends string = string> {
  value: Value;
  label: MessageKey;
}

/** The value of a field for the call, or its problem. */
export type Read<Value> = { value: Value } | { problem: MessageKey };

/** A field of a bench form: its texts, its control, and the reading of its value. */
export interface Field<Value> {
  label: MessageKey;
  help?: MessageKey | undefined;
  control: Control;
  read(typed: string): Read<Value>;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never };

interface FieldOptions {
  help?: MessageKey;
}

/** The same field, which may stay empty. */
export const optional = <Value>(field: Field<Value>): Field<Value | undefined> => ({
  ...field,
  read: (typed) => (typed.trim() === "" ? { value: undefined } : field.read(typed)),
});

const required = (typed: string): Read<string> =>
  typed.trim() === "" ? { problem: "validation.required" } : { value: typed.trim() };

export const text = (label: MessageKey, { maxLength = 100, ...rest }: FieldOptions & { maxLength?: number } = {}) =>
  ({ label, ...rest, control: { kind: "text", maxLength }, read: required }) satisfies Field<string>;

export const longText = (
  label: MessageKey,
  { minLength = 1, maxLength = 500, ...rest }: FieldOptions & { minLength?: number; maxLength?: number } = {},
): Field<string> => ({
  label,
  ...rest,
  control: { kind: "long", maxLength },
  read: (typed) =>
    typed.trim().length > 0 && typed.trim().length < minLength
      ? { problem: "staff.bench.problem.too-short" }
      : required(typed),
});

export const wholeNumber = (
  label: MessageKey,
  { min, max, ...rest }: FieldOptions & { min: number; max: number },
): Field<number> => ({
  label,
  ...rest,
  control: { kind: "text", inputMode: "numeric", maxLength: 12 },
  read: (typed) => {
    const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return number >= min && number <= max ? { value: number } : { problem: "staff.bench.problem.number" };
  },
});

/** A sum above zero, or zero with `orNothing`, with a point or a comma before its cents. */
export const amount = (
  label: MessageKey,
  { orNothing = false, ...rest }: FieldOptions & { orNothing?: boolean } = {},
): Field<Money> => ({
  label,
  ...rest,
  control: { kind: "text", inputMode: "decimal", maxLength: 12 },
  read: (typed) => {
    const sum = typedAmount(typed);
    if (sum !== null && sum > MOST_ENTERED_AMOUNT) return { problem: "staff.bench.problem.amount-most" };
    return sum !== null && (orNothing ? sum >= 0 : sum > 0) && sum === roundToMinor(sum)
      ? { value: sum }
      : { problem: "staff.bench.problem.amount" };
  },
});

export const checkbox = (label: MessageKey, rest: FieldOptions = {}): Field<boolean> => ({
  label,
  ...rest,
  control: { kind: "checkbox" },
  read: (typed) => ({ value: typed !== "" }),
});

export const choice = <Value extends string>(
  label: MessageKey,
  options: readonly Option<Value>[],
  rest: FieldOptions = {},
): Field<Value> => ({
  label,
  ...rest,
  control: { kind: "choice", options },
  read: (typed) => {
    const chosen = options.find(({ value }) => value === typed);
    return chosen ? { value: chosen.value } : { problem: "validation.required" };
  },
});

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** A time in the member's own time zone. */
export const momentField = (label: MessageKey): Field<string> => ({
  label,
  help: "staff.bench.moment-help",
  control: { kind: "text", maxLength: 16 },
  read(typed) {
    const at = MOMENT.test(typed.trim()) ? new Date(typed.trim().replace(" ", "T")) : null;
    if (!at || Number.isNaN(at.getTime())) return { problem: "staff.bench.problem.moment" };
    return { value: at.toISOString() };
  },
});

/** Files that are uploaded while the rest is filled in; the call gets their ids. */
export const files = (label: MessageKey, purpose: FilePurpose): Field<string[]> => ({
  label,
  control: { kind: "files", purpose },
  read: (ids) => ({ value: ids.split(" ").filter(Boolean) }),
});
