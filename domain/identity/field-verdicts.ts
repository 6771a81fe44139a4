import type { ValidationKey } from "../forms/validation.ts";

export type FieldKey =
  | ValidationKey
  | "validation.characters"
  | "validation.choice"
  | "validation.company-code"
  | "validation.country"
  | "validation.eori"
  | "validation.name"
  | "validation.password-common"
  | "validation.password-long"
  | "validation.password-short"
  | "validation.password-wrong"
  | "validation.phone"
  | "validation.too-long"
  | "validation.too-short"
  | "validation.vat-number"
  | "validation.zip";

export type FieldVerdict = FieldKey | null;

/** The fields that break a rule, each with the message to show; none when the form is right (ERROR-05). */
export function brokenFields<Field extends string>(
  verdicts: Record<Field, FieldVerdict>,
): Partial<Record<Field, FieldKey>> {
  const broken = Object.entries<FieldVerdict>(verdicts).filter(([, verdict]) => verdict !== null);
  return Object.fromEntries(broken) as Partial<Record<Field, FieldKey>>;
}
