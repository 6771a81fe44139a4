import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { cellsOf, type DeclarationCells, findColumns } from "./declaration-columns.ts";
import { correctRows, judgeFile } from "./declaration-file.ts";
import { readTypedLine } from "./typed-line.ts";

const GOOD: DeclarationCells = {
  parcel: "PA1",
  description: "Silicone phone cases",
  quantity: "20",
  unit_value: "4.20",
  hs6: "3926.90",
  origin: "CN",
  gtin: "",
};
const RULES = {
  isKnownCode: (hs6: string) => hs6 === "392690",
  declarable: (id: number) => (({ 1: "open", 2: "open", 3: "closed" }) as const)[id],
};
const rowsOf = (...changes: Partial<DeclarationCells>[]) =>
  changes.map((change, index) => ({ row: index + 2, cells: { ...GOOD, ...change } }));

describe("FORWARDING-07 the columns of a file", () => {
  test("T109 are found by their headings, in any order; what is missing is named", () => {
    const headings = ["Error", "HS code", "Parcel", "From", "Value each", "Pieces", "Description"];
    const found = findColumns(headings);
    if (found.missing) throw new Error("columns are missing");
    expect(cellsOf(["old", "392690", " PA1 ", "CN", "4,20", "2", "'=cases"], found.positions)).toEqual({
      ...GOOD,
      hs6: "392690",
      quantity: "2",
      unit_value: "4,20",
      description: "=cases",
    });
    expect(findColumns(["parcel", "value"])).toEqual({ missing: ["description", "quantity", "hs6", "origin"] });
  });
});

describe("FORWARDING-07 a line as spreadsheets write it", () => {
  test.each([
    ["4.20", 420],
    ["4,20", 420],
    ["4", 400],
    ["€1 234,50", 123_450],
    ["1,234.50 EUR", 123_450],
    ["1.234,50", 123_450],
    ["1,234", null],
    ["4.205", null],
    ["-4", null],
    ["four", null],
    ["", null],
  ])("T109 reads the value %j", (typed, cents) => {
    expect(readTypedLine({ ...GOOD, unit_value: typed }).unitValue).toBe(cents === null ? null : fromMinor(cents));
  });
});

describe("FORWARDING-07 what a file says", () => {
  test("T109 names row, column and message of each wrong cell", () => {
    const { wrong, good } = judgeFile(
      rowsOf({ hs6: "3926.9" }, { description: "gift" }, { unit_value: "" }, { quantity: "1.5", origin: "China" }),
      RULES,
    );
    expect(good.size).toBe(0);
    expect(wrong.map(({ row, errors }) => [row, errors])).toEqual([
      [2, { hs6: "declaration.code" }],
      [3, { description: "declaration.vague" }],
      [4, { unit_value: "declaration.value" }],
      [5, { quantity: "declaration.quantity", origin: "declaration.origin" }],
    ]);
  });

  test("T059 a parcel of others, one that has left and what is no number are wrong", () => {
    const { wrong } = judgeFile(rowsOf({ parcel: "PA9" }, { parcel: "PA3" }, { parcel: "nine" }), RULES);
    expect(wrong.map(({ errors }) => errors.parcel)).toEqual([
      "declaration.file.parcel",
      "declaration.file.closed",
      "declaration.file.parcel",
    ]);
  });

  test("FORWARDING-07 a parcel is good when all of its rows are; its other rows wait", () => {
    const judged = judgeFile(rowsOf({}, { parcel: "pa2" }, { hs6: "" }, { parcel: "PA2" }), RULES);
    expect([...judged.good].map(([id, lines]) => [id, lines.length])).toEqual([[2, 2]]);
    expect(judged.waiting.map(({ row }) => row)).toEqual([2]);
    expect(judged.wrong.map(({ row }) => row)).toEqual([4]);
    expect([judged.goodRows, judged.parcels]).toEqual([2, 2]);
  });

  test("FORWARDING-07 a parcel has at most fifty lines", () => {
    const { wrong, good } = judgeFile(rowsOf(...Array.from({ length: 51 }, () => ({}))), RULES);
    expect(wrong).toMatchObject([{ row: 52, errors: { parcel: "declaration.file.lines" } }]);
    expect(good.size).toBe(0);
  });

  test("FORWARDING-07 what is mended in place counts", () => {
    const mended = correctRows(rowsOf({ hs6: "1" }, {}), [{ row: 2, column: "hs6", value: " 3926.90 " }]);
    expect(judgeFile(mended, RULES).wrong).toEqual([]);
  });
});
