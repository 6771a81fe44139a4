import { internationalPhone } from "#domain/shared/forms/international-phone.ts";
import { brokenFields, type FieldVerdict } from "./field-verdicts.ts";
import { checkPhone } from "./phone-rule.ts";
import { checkLine, checkName } from "./text-rules.ts";

export interface AddressFields {
  first_name: string;
  last_name: string;
  first_address: string;
  city: string;
  zip: string;
  phone_number: string;
  country_id: number;
}

export interface Country {
  id: number;
  iso_code: string;
}

/** The known postcode formats, with or without the country's letters and spaces. */
const ZIP_PATTERNS: Readonly<Record<string, RegExp>> = {
  LT: /^(?:LT-?)?\d{5}$/,
  LV: /^(?:LV-?)?\d{4}$/,
  EE: /^\d{5}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  US: /^\d{5}(?:-?\d{4})?$/,
  CN: /^\d{6}$/,
  PL: /^\d{2}-?\d{3}$/,
  DE: /^\d{5}$/,
  FI: /^\d{5}$/,
  SE: /^\d{5}$/,
};

/** Countries without postcodes. */
const WITHOUT_ZIP = new Set(["AE"]);

/** A postcode has its country's known format; it may be empty in a country without postcodes (ACCOUNT-01). */
export function checkZip(zip: string, countryIso: string | undefined): FieldVerdict {
  const compact = zip.replace(/\s/g, "").toUpperCase();
  if (compact === "" && countryIso !== undefined && WITHOUT_ZIP.has(countryIso)) return null;
  const line = checkLine(zip, { min: 1, max: 20 });
  const pattern = ZIP_PATTERNS[countryIso ?? ""];
  return line ?? (pattern && !pattern.test(compact) ? "validation.zip" : null);
}

const countryOf = ({ country_id }: AddressFields, countries: readonly Country[]) =>
  countries.find(({ id }) => id === country_id);

/** The rules of a recipient and country, which are all that a pickup point needs (CHECKOUT-08, ERROR-05, ERROR-06). */
export function checkRecipient(address: AddressFields, countries: readonly Country[]) {
  const country = countryOf(address, countries);
  return brokenFields({
    first_name: checkName(address.first_name),
    last_name: checkName(address.last_name),
    phone_number: checkPhone(address.phone_number, country?.iso_code),
    country_id: country ? null : "validation.country",
  });
}

/** The rules of a delivery address, which goes to a country that is shipped to (ACCOUNT-01, ERROR-05, ERROR-06). */
export function checkAddress(address: AddressFields, countries: readonly Country[]) {
  return {
    ...checkRecipient(address, countries),
    ...brokenFields({
      first_address: checkLine(address.first_address, { min: 3, max: 200 }),
      city: checkLine(address.city, { min: 1, max: 100 }),
      zip: checkZip(address.zip, countryOf(address, countries)?.iso_code),
    }),
  };
}

/** The address of an order to a pickup point has no street. */
export const hasStreet = ({ first_address }: Pick<AddressFields, "first_address">) => first_address.trim() !== "";

/** An address as it is stored: its texts trimmed, its phone number in international form (ERROR-06). */
export function normalAddress(address: AddressFields, countries: readonly Country[]): AddressFields {
  const phone = address.phone_number.trim();
  return {
    first_name: address.first_name.trim(),
    last_name: address.last_name.trim(),
    first_address: address.first_address.trim(),
    city: address.city.trim(),
    zip: address.zip.trim(),
    phone_number: internationalPhone(phone, countryOf(address, countries)?.iso_code) ?? phone,
    country_id: address.country_id,
  };
}
