import { checkRequired } from "#domain/shared/forms/validation.ts";
import { brokenFields } from "./field-verdicts.ts";
import { checkPassword } from "./password-rules.ts";
import { checkEmailField, checkName, checkOptionalPhone } from "./text-rules.ts";

export interface RegistrationFields {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  country_id: number;
  phone_number?: string | undefined;
  terms_accepted: boolean;
}

/** The rules of the registration form; the phone number may be left out (AUTH-06, ERROR-05, ERROR-06). */
export function checkRegistration(fields: RegistrationFields, countryIds: readonly number[]) {
  return brokenFields({
    email: checkEmailField(fields.email),
    password: checkPassword(fields.password),
    first_name: checkName(fields.first_name),
    last_name: checkName(fields.last_name),
    country_id: countryIds.includes(fields.country_id) ? null : "validation.country",
    phone_number: checkOptionalPhone(fields.phone_number ?? ""),
    terms_accepted: checkRequired(fields.terms_accepted),
  });
}

export interface ContactFields {
  email: string;
  first_name: string;
  last_name: string;
  phone_number?: string | undefined;
}

/** The rules of the contact information form (AUTH-08, ERROR-05, ERROR-06). */
export function checkContactInfo(fields: ContactFields) {
  return brokenFields({
    email: checkEmailField(fields.email),
    first_name: checkName(fields.first_name),
    last_name: checkName(fields.last_name),
    phone_number: checkOptionalPhone(fields.phone_number ?? ""),
  });
}
