import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { textOf } from "#client/forms/use-call-form.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkRegistration } from "#domain/people/identity/registration-rules.ts";
import type { CountryChoice } from "./country-choices.ts";

/** The call's input; an empty phone number is not sent. */
export function readRegistration(typed: FormData, language: Language) {
  const phone = textOf(typed, "phone_number").trim();
  return {
    email: textOf(typed, "email").trim(),
    password: textOf(typed, "password"),
    first_name: textOf(typed, "first_name"),
    last_name: textOf(typed, "last_name"),
    country_id: Number(textOf(typed, "country_id")),
    ...(phone ? { phone_number: phone } : {}),
    terms_accepted: typed.has("terms_accepted"),
    marketing_opt_in: typed.has("marketing_opt_in"),
    language,
  };
}

type Registration = ReturnType<typeof readRegistration>;

export function checkFields(registration: Registration, countries: readonly CountryChoice[]): FieldMessages {
  const broken = checkRegistration(
    registration,
    countries.map(({ id }) => id),
  );
  return broken.terms_accepted ? { ...broken, terms_accepted: "auth.register.terms-missing" } : broken;
}
