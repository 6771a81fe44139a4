import fc from "fast-check";
import { expect, test } from "vitest";
import { internationalPhone } from "./international-phone.ts";
import { isPhone } from "./phone.ts";

test.each([
  ["LT", "8 612 34567", "+370 612 34567"],
  ["LT", "0612 34567", "+370 612 34567"],
  ["LT", "861234567", "+370 612 34567"],
  ["LT", "612-34-567", "+370 612 34567"],
  ["LT", "(8 5) 212 3456", "+370 521 23456"],
  ["LT", "370 612 34567", "+370 612 34567"],
  ["LT", "00370 612 34567", "+370 612 34567"],
  ["LT", "+37061234567", "+370 612 34567"],
  ["LV", "21234567", "+371 21 234 567"],
  ["EE", "5123 4567", "+372 5123 4567"],
  ["EE", "512 3456", "+372 5123 456"],
  ["NL", "06-12345678", "+31 6 12345678"],
  ["AE", "050 123 4567", "+971 50 123 4567"],
  ["LT", "+44 7700 900123", "+44 7700 900123"],
  ["IS", "+354 611 1234", "+354 611 1234"],
  [undefined, "0044 7700 900123", "+447700900123"],
])("ERROR-06 CHECKOUT-08 in %s, %s is %s", (country, typed, international) => {
  expect(internationalPhone(typed, country)).toBe(international);
});

test("ERROR-06 refuses what is no number of the country", () => {
  for (const typed of ["", "12345", "8612345", "phone", "+", "8 612 345678 90", "8612E4567"]) {
    expect(internationalPhone(typed, "LT"), typed).toBeNull();
  }
  expect(internationalPhone("611 1234", "IS")).toBeNull();
});

test("ERROR-06 T079 what it returns is a phone number and stays the same; long texts are refused at once", () => {
  const country = fc.constantFrom("LT", "LV", "EE", "NL", "AE", "US", undefined);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."+0123456789 ()-") }), country, (typed, iso) => {
      const phone = internationalPhone(typed, iso);
      if (phone === null) return;
      expect(isPhone(phone)).toBe(true);
      expect(internationalPhone(phone, iso)).toBe(phone);
    }),
  );
  expect(internationalPhone(`8${"1".repeat(100_000)}`, "LT")).toBeNull();
});
