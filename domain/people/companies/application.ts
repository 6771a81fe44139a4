import { brokenFields } from "../identity/field-verdicts.ts";
import { checkLine } from "../identity/text-rules.ts";
import { isVatNumber, normalVatNumber } from "./vat-number.ts";

/** The terms for companies that an application agrees to; another text gets another version. */
export const COMPANY_TERMS_VERSION = "2026-11";
export const ANSWER_CHARACTERS = { min: 2, max: 2_000 };

export interface TypedApplication {
  name: string;
  code: string;
  vat_number: string;
  eori: string;
  street: string;
  city: string;
  postal_code: string;
  country_code: string;
  accepts_terms: boolean;
}

const CODE = /^[A-Z\d][A-Z\d/-]{3,18}[A-Z\d]$/;
const EORI = /^[A-Z]{2}[A-Z\d]{1,15}$/;
const compact = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

type TypedCompany = Pick<TypedApplication, "name" | "code" | "vat_number">;

/** The company's fields that break a rule. The VAT number is optional. */
export function checkCompany({ name, code, vat_number }: TypedCompany) {
  const hasVat = vat_number.trim() !== "";
  return brokenFields({
    name: checkLine(name, { min: 2, max: 150 }),
    code: CODE.test(compact(code)) ? null : "validation.company-code",
    vat_number: !hasVat || isVatNumber(vat_number) ? null : "validation.vat-number",
  });
}

/** The form in which it is stored and compared. */
export const readCompany = ({ name, code, vat_number }: TypedCompany) => ({
  name: name.trim(),
  code: compact(code),
  vatNumber: normalVatNumber(vat_number) || null,
});

/** The fields that break a rule, with their messages (ERROR-05). */
export function checkApplication(typed: TypedApplication, countries: readonly string[]) {
  return {
    ...checkCompany(typed),
    ...brokenFields({
      eori: EORI.test(compact(typed.eori)) ? null : "validation.eori",
      street: checkLine(typed.street, { min: 2, max: 200 }),
      city: checkLine(typed.city, { min: 1, max: 100 }),
      postal_code: checkLine(typed.postal_code, { min: 2, max: 20 }),
      country_code: countries.includes(typed.country_code) ? null : "validation.country",
      accepts_terms: typed.accepts_terms ? null : "validation.agree",
    }),
  };
}

/** The form in which it is stored and compared. */
export const readApplication = (typed: TypedApplication) => ({
  ...readCompany(typed),
  eori: compact(typed.eori),
  street: typed.street.trim(),
  city: typed.city.trim(),
  postalCode: typed.postal_code.trim(),
  countryCode: typed.country_code,
});
