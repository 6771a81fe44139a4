import { describe, expect, test } from "vitest";
import { idOf, type Numbered, numberOf, searchedId } from "./numbers.ts";

const KINDS: readonly Numbered[] = ["order", "quote", "forward_request", "invoice", "parcel", "payout", "claim"];

describe("ACCOUNT-02 numbers", () => {
  test("a number names its kind, and has its id", () => {
    expect(KINDS.map((kind) => numberOf(kind, 12))).toEqual(["OR12", "QU12", "FR12", "IN12", "PA12", "PO12", "CL12"]);
    for (const kind of KINDS) expect(idOf(kind, numberOf(kind, 12))).toBe(12);
  });

  test("is read as people write it", () => {
    expect(["OR12", " or 12 ", "Or12"].map((text) => idOf("order", text))).toEqual([12, 12, 12]);
  });

  test("anything else is none: another kind, no id, too many digits", () => {
    for (const text of ["12", "FR12", "OR", "OR0", "OR012", "OR1234567890", "OR12x", "ORD12", ""])
      expect(idOf("order", text)).toBeNull();
  });

  test("a search may leave the prefix out, but not name another kind", () => {
    expect(["OR12", "12", " 12 ", "FR12", "jacket"].map((text) => searchedId("order", text))).toEqual([
      12,
      12,
      12,
      null,
      null,
    ]);
  });
});
