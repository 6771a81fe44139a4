/** Not `validation.url`: its text has a placeholder, and no form that is checked field by field has a link. */
export type FieldKey =
  | "validation.agree"
  | "validation.characters"
  | "validation.choice"
  | "validation.company-code"
  | "validation.country"
  | "validation.email"
  | "validation.eori"
  | "validation.name"
  | "validation.number"
  | "validation.password-common"
  | "validation.password-long"
  | "validation.password-short"
  | "validation.password-wrong"
  | "validation.phone"
  | "validation.required"
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
