import { expect, test } from "vitest";
import { isProof, ownNumber } from "./proof.ts";

const owner = { email: "Ruta@Example.com", phone: "+370 612 34567" };

test.each([
  ["ruta@example.com", true],
  [" RUTA@example.com ", true],
  ["ruta@example.org", false],
  ["4567", true],
  ["+370 612 34567", true],
  ["612-34567", true],
  ["567", false],
  ["4568", false],
  ["", false],
  ["@", false],
])("FORWARDING-05 %j proves that a parcel is one's own: %s", (given, isTaken) => {
  expect(isProof(given, owner)).toBe(isTaken);
});

test("FORWARDING-05 nothing proves a parcel whose owner left neither", () => {
  for (const given of ["", "0000", "@"]) expect(isProof(given, { email: "", phone: "" })).toBe(false);
});

test("FORWARDING-05 a number of ours has two letters and up to nine digits", () => {
  expect(ownNumber("OR12")).toEqual({ prefix: "OR", id: 12 });
  for (const text of ["CD417882301LT", "OR0", "OR", "12", "OR1234567890"]) expect(ownNumber(text)).toBeNull();
});
