import { describe, expect, test } from "vitest";
import { fromMinor, money, ZERO } from "#domain/money/money/money.ts";
import { readTypedLine } from "../declarations/typed-line.ts";
import { checkDeclaration, type DeclaredLine, declarationStatus, declaredValue, valueSoFar } from "./declaration.ts";
import { isGtin } from "./gtin.ts";

const line: DeclaredLine = {
  description: "Trail running shoes",
  quantity: 1,
  unitValue: fromMinor(7_990),
  hs6: "640411",
  origin: "VN",
  gtin: "",
};
const rules = { isKnownCode: (hs6: string) => hs6 === "640411" };
const check = (changes: Partial<DeclaredLine>) => checkDeclaration([line, { ...line, ...changes }], rules);

describe("FORWARDING-02 a declaration", () => {
  test("FORWARDING-02 has lines, each with what customs asks for", () => {
    expect(checkDeclaration([line], rules)).toEqual({});
    expect(checkDeclaration([], rules)).toEqual({ lines: "declaration.lines" });
  });

  test.each([
    ["Books, 6 pieces, paperback", null],
    ["Vasarinė suknelė", null],
    ["gift box", null],
    ["", "validation.required"],
    ["   ", "validation.required"],
    ["Шкатулка деревянная", "declaration.latin"],
    ["木制 box toy", "declaration.latin"],
    ["ab", "validation.too-short"],
    ["long words ".repeat(10), "validation.too-long"],
    ["shoes", "declaration.two-words"],
    ["shoes 42", "declaration.two-words"],
    ["Gift", "declaration.vague"],
    ["sample goods", "declaration.vague"],
    ["GOODS 12", "declaration.vague"],
  ])("FORWARDING-02 the description %j is answered with %j", (description, expected) => {
    expect(check({ description })).toEqual(expected === null ? {} : { "lines.1.description": expected });
  });

  test.each([
    ["quantity", 1, null],
    ["quantity", 999, null],
    ["quantity", 0, "declaration.quantity"],
    ["quantity", 1_000, "declaration.quantity"],
    ["quantity", 1.5, "declaration.quantity"],
    ["quantity", null, "declaration.quantity"],
  ] as const)("FORWARDING-02 %s %s is answered with %j", (field, quantity, expected) => {
    expect(check({ quantity })).toEqual(expected === null ? {} : { [`lines.1.${field}`]: expected });
  });

  test("FORWARDING-02 a piece is worth 0.01 to 10,000", () => {
    const bad = { "lines.1.unit_value": "declaration.value" };
    expect(check({ unitValue: fromMinor(1) })).toEqual({});
    expect(check({ unitValue: fromMinor(1_000_000) })).toEqual({});
    for (const unitValue of [money(99), fromMinor(0), fromMinor(1_000_001), null])
      expect(check({ unitValue })).toEqual(bad);
  });

  test("FORWARDING-02 code, origin and bar code are checked at their fields, all at once", () => {
    expect(check({ hs6: "999999", origin: "vn", gtin: "4006381333932" })).toEqual({
      "lines.1.hs6": "declaration.code",
      "lines.1.origin": "declaration.origin",
      "lines.1.gtin": "declaration.gtin",
    });
    expect(check({ gtin: "4006381333931" })).toEqual({});
  });

  test("FORWARDING-02 the last digit of a bar code checks the others", () => {
    expect(["96385074", "036000291452", "4006381333931", "10012345678902"].map(isGtin)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["96385075", "4006381333913", "400638133393", "abc", ""].map(isGtin)).toEqual(Array(5).fill(false));
  });

  test("FORWARDING-02 is complete with lines that are attested, and with the invoice where staff asked for it", () => {
    const declared = { lineCount: 2, isAttested: true, needsInvoice: false, hasInvoice: false, isLocked: false };
    expect(declarationStatus(declared)).toBe("complete");
    expect(declarationStatus({ ...declared, lineCount: 0 })).toBe("none");
    expect(declarationStatus({ ...declared, isAttested: false })).toBe("partial");
    expect(declarationStatus({ ...declared, needsInvoice: true })).toBe("partial");
    expect(declarationStatus({ ...declared, needsInvoice: true, hasInvoice: true })).toBe("complete");
    expect(declarationStatus({ ...declared, isLocked: true })).toBe("locked");
  });

  test("PRICE-08 is worth what its lines are worth", () => {
    const lines = [
      { quantity: 4, unitValue: fromMinor(1_250) },
      { quantity: 1, unitValue: fromMinor(1_850) },
    ];
    expect(declaredValue(lines)).toBe(fromMinor(6_850));
  });

  test("FORWARDING-02 is worth so far what was typed, and a line without a number that can be declared counts nothing", () => {
    const typed = (quantity: string, unit_value: string) =>
      readTypedLine({ description: "", quantity, unit_value, hs6: "", origin: "", gtin: "" });
    expect(valueSoFar([typed("2", "1 234,56"), typed("1", "4.20")])).toBe(fromMinor(247_332));
    expect(valueSoFar([typed("1", "79,90"), typed("", "5"), typed("3", ""), typed("1", "1,234")])).toBe(
      fromMinor(7_990),
    );
    expect(valueSoFar([typed("999999", "99999999999"), typed("0", "1")])).toBe(ZERO);
  });
});
