import { expect, test } from "vitest";
import { fromDecimalString } from "#domain/money/money/money.ts";
import { plainDecimal, typedAmount } from "./typed-number.ts";

test("ERROR-05 a number is read as each language writes it", () => {
  for (const text of [
    "1234.56",
    "1234,56",
    "1 234,56",
    "1\u00a0234,56",
    "1\u202f234,56",
    "1,234.56",
    "1.234,56",
    "1’234.56",
  ])
    expect(plainDecimal(text), text).toBe("1234.56");
  expect(plainDecimal("1 234 567")).toBe("1234567");
  expect(plainDecimal("1,234,567")).toBe("1234567");
  expect(plainDecimal("1.234.567,8")).toBe("1234567.8");
  expect(plainDecimal("2,435")).toBe("2.435");
  expect(plainDecimal("0.5")).toBe("0.5");
});

test("ERROR-05 what is no number, or none in one way, is refused", () => {
  for (const text of [
    "",
    " ",
    ",",
    "12,",
    ".5",
    "1,23,456",
    "12,34.56",
    "1.2.3",
    "1,234.567,8",
    "1e3",
    "0x10",
    "€5",
    "--1",
  ])
    expect(plainDecimal(text), text).toBeNull();
});

test("PRICE-08 a sum has cents at the most: what could be thousands or decimals is refused", () => {
  for (const text of ["1,234", "1.234", "-5", "much"]) expect(typedAmount(text), text).toBeNull();
  expect(typedAmount("1 234,56")).toBe(fromDecimalString("1234.56"));
  expect(typedAmount("1,234.5")).toBe(fromDecimalString("1234.5"));
  expect(typedAmount("0,5")).toBe(fromDecimalString("0.5"));
});
