import { internationalPhone } from "#domain/shared/forms/international-phone.ts";
import { checkRequired } from "#domain/shared/forms/validation.ts";
import type { FieldVerdict } from "./field-verdicts.ts";

/** A phone number that is required, in a form of the country where one is known (ERROR-06). */
export function checkPhone(phone: string, countryIso?: string): FieldVerdict {
  return checkRequired(phone) ?? (internationalPhone(phone, countryIso) === null ? "validation.phone" : null);
}
