import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkPhone } from "#domain/people/identity/phone-rule.ts";
import { checkEmailField, checkName, normalEmail } from "#domain/people/identity/text-rules.ts";
import { internationalPhone } from "#domain/shared/forms/international-phone.ts";

/** How long the link of the first mail is valid, and how long an offered phone is held. */
export const CONFIRMED_WITHIN_HOURS = 24;
export const OFFERED_FOR_HOURS = 24;
/** Names, addresses and phone numbers of ended reservations are erased after this. */
export const FORGOTTEN_AFTER_DAYS = 30;

/** A phone reservation as the visitor typed it. */
export interface TypedPhoneReservation {
  variant_id: number;
  first_name: string;
  email: string;
  phone: string;
  accepts_policy: boolean;
}

interface PhoneReservationRules {
  /** The variants that can be reserved here. */
  variantIds: readonly number[];
  countryIso: string | undefined;
}

/** The problems of a request by field name (ERROR-05). */
export function checkPhoneReservation(typed: TypedPhoneReservation, { variantIds, countryIso }: PhoneReservationRules) {
  return brokenFields({
    variant_id: variantIds.includes(typed.variant_id) ? null : "validation.choice",
    first_name: checkName(typed.first_name),
    email: checkEmailField(typed.email),
    phone: checkPhone(typed.phone, countryIso),
    accepts_policy: typed.accepts_policy ? null : "validation.required",
  });
}

/** The form in which a phone reservation is stored and compared. */
export const readPhoneReservation = (typed: TypedPhoneReservation, countryIso: string | undefined) => ({
  variantId: typed.variant_id,
  firstName: typed.first_name.trim(),
  email: normalEmail(typed.email),
  phone: (internationalPhone(typed.phone, countryIso) ?? typed.phone).replace(/\s/g, ""),
});
