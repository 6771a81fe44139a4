import { describe, expect, test } from "vitest";
import { checkAddress, checkZip } from "./address-rules.ts";

const COUNTRIES = [
  { id: 1, iso_code: "LT" },
  { id: 9, iso_code: "IS" },
];
const ADDRESS = {
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Gedimino pr. 1",
  city: "Vilnius",
  zip: "LT-01103",
  phone_number: "+370 600 00000",
  country_id: 1,
};

describe("checkAddress", () => {
  test("ACCOUNT-01 accepts a valid address", () => {
    expect(checkAddress(ADDRESS, COUNTRIES)).toEqual({});
    expect(checkAddress({ ...ADDRESS, country_id: 9, zip: "101" }, COUNTRIES)).toEqual({});
  });

  test("ACCOUNT-01 ERROR-05 names every wrong field with its message", () => {
    const empty = {
      first_name: "",
      last_name: " ",
      first_address: "",
      city: "",
      zip: "",
      phone_number: "",
      country_id: 2,
    };
    expect(checkAddress(empty, COUNTRIES)).toEqual({
      first_name: "validation.required",
      last_name: "validation.required",
      first_address: "validation.required",
      city: "validation.required",
      zip: "validation.required",
      phone_number: "validation.required",
      country_id: "validation.country",
    });
  });

  test("T080 refuses line breaks and direction marks in every field", () => {
    for (const city of ["Vil\r\nnius", "Vil\u0000nius", "\u202eVilnius"]) {
      expect(checkAddress({ ...ADDRESS, city }, COUNTRIES)).toEqual({ city: "validation.characters" });
    }
  });
});

describe("checkZip", () => {
  test.each([
    ["LT", "01103", null],
    ["LT", "lt-01103", null],
    ["LT", "1103", "validation.zip"],
    ["LV", "LV-1010", null],
    ["LV", "10100", "validation.zip"],
    ["EE", "10111", null],
    ["NL", "1012 ab", null],
    ["NL", "0012 AB", "validation.zip"],
    ["AE", "", null],
    ["US", "97201-1234", null],
    ["IS", "anything", null],
    ["IS", "x".repeat(21), "validation.too-long"],
  ])("ACCOUNT-01 in %s the postcode %j is judged as %s", (country, zip, verdict) => {
    expect(checkZip(zip, country)).toBe(verdict);
  });
});
