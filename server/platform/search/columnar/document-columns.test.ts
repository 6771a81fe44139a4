import { expect, test } from "vitest";
import { CODES, DocumentColumns } from "./document-columns.ts";

test("CATALOG-09 a column takes codes of two bytes, and keeps them when one comes that needs four", () => {
  const columns = new DocumentColumns();
  const codes = [7, 65_535, 65_536, 4_000_000_000, 0, 12];
  for (const [id, code] of codes.entries()) columns.setCode(CODES.brand, columns.append(id), code);
  expect([...columns.codesAt(CODES.brand).subarray(0, codes.length)]).toEqual(codes);
  columns.reserve(1_000);
  expect([...columns.codesAt(CODES.brand).subarray(0, codes.length + 1)]).toEqual([...codes, 0]);
  expect(columns.codesAt(CODES.flags)).toBeInstanceOf(Uint16Array);
});

test("CATALOG-09 a column of a later field is there for all documents before", () => {
  const columns = new DocumentColumns();
  for (const id of [1, 2, 3]) columns.append(id);
  columns.setCode(CODES.fields + 2, 1, 9);
  for (const place of [CODES.fields, CODES.fields + 1, CODES.fields + 2]) {
    expect([...columns.codesAt(place).subarray(0, 3)]).toEqual(place === CODES.fields + 2 ? [0, 9, 0] : [0, 0, 0]);
  }
});
