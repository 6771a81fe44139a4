import { brokenFields, type FieldVerdict } from "./field-verdicts.ts";
import { checkLine, checkName, checkPhone } from "./text-rules.ts";

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

/** A postcode has its country's format where that is known, and may be empty where there are none (ACCOUNT-01). */
export function checkZip(zip: string, countryIso: string | undefined): FieldVerdict {
  const compact = zip.replace(/\s/g, "").toUpperCase();
  if (compact === "" && countryIso !== undefined && WITHOUT_ZIP.has(countryIso)) return null;
  const line = checkLine(zip, { min: 1, max: 20 });
  const pattern = ZIP_PATTERNS[countryIso ?? ""];
  return line ?? (pattern && !pattern.test(compact) ? "validation.zip" : null);
}

/** The rules of a delivery address, which goes to a country that is shipped to (ACCOUNT-01, ERROR-05, ERROR-06). */
export function checkAddress(address: AddressFields, countries: readonly Country[]) {
  const country = countries.find(({ id }) => id === address.country_id);
  return brokenFields({
    first_name: checkName(address.first_name),
    last_name: checkName(address.last_name),
    first_address: checkLine(address.first_address, { min: 3, max: 200 }),
    city: checkLine(address.city, { min: 1, max: 100 }),
    zip: checkZip(address.zip, country?.iso_code),
    phone_number: checkPhone(address.phone_number),
    country_id: country ? null : "validation.country",
  });
}
