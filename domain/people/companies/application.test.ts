import { expect, test } from "vitest";
import { checkApplication, readApplication, type TypedApplication } from "./application.ts";
import { isVatNumber } from "./vat-number.ts";

/** Published examples of each country, as the sources of their rules give them. */
const VALID = [
  "LT119511515",
  "LT100001919017",
  "LT100004801610",
  "LV40003521600",
  "EE100931558",
  "FI20774740",
  "NL004495445B01",
  "NL123456789B13",
  "DE136695976",
  "PL8567346215",
  "FR40303265045",
];

test("FORWARDING-07 a VAT number is accepted with spaces, dots and small letters", () => {
  expect(VALID.filter((number) => !isVatNumber(number))).toEqual([]);
  expect(isVatNumber(" lt 119.511-515 ")).toBe(true);
});

test("FORWARDING-07 a VAT number with one wrong digit is refused where check digits are known, and a wrong form everywhere", () => {
  const wrong = VALID.slice(0, -1).flatMap((number) => {
    const at = number.startsWith("NL") ? 10 : number.length - 1;
    const other = String((Number(number[at]) + 1) % 10);
    return isVatNumber(number.slice(0, at) + other + number.slice(at + 1)) ? [number] : [];
  });
  expect(wrong).toEqual([]);
  for (const number of ["", "LT", "LT1", "XX123456789", "FR4030326504", "119511515", "LT１19511515"])
    expect([number, isVatNumber(number)]).toEqual([number, false]);
});

const TYPED: TypedApplication = {
  name: "UAB „Šiaurės vėjas“",
  code: "304718293",
  vat_number: "lt 100012014",
  eori: "lt 304718293",
  street: "Savanorių pr. 178",
  city: "Vilnius",
  postal_code: "03154",
  country_code: "LT",
  accepts_terms: true,
};
const check = (changes: Partial<TypedApplication>) => checkApplication({ ...TYPED, ...changes }, ["LT", "LV"]);

test("ERROR-05 each field of an application has its rule; a VAT number may be left out", () => {
  expect(check({})).toEqual({});
  expect(check({ vat_number: "" })).toEqual({});
  expect(check({ vat_number: "LT100012018" })).toEqual({ vat_number: "validation.vat-number" });
  expect(check({ eori: "12345" })).toEqual({ eori: "validation.eori" });
  expect(check({ code: "1" })).toEqual({ code: "validation.company-code" });
  expect(check({ name: " " })).toEqual({ name: "validation.required" });
  expect(check({ country_code: "US" })).toEqual({ country_code: "validation.country" });
  expect(check({ accepts_terms: false })).toEqual({ accepts_terms: "validation.agree" });
});

test("FORWARDING-07 an application is stored in the form that is compared", () => {
  expect(readApplication(TYPED)).toMatchObject({ vatNumber: "LT100012014", eori: "LT304718293" });
  expect(readApplication({ ...TYPED, vat_number: " " }).vatNumber).toBeNull();
});
