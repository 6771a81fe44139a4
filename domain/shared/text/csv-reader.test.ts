import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvReader } from "./csv-reader.ts";

function read(...pieces: string[]): string[][] | "open quotes" {
  const rows: string[][] = [];
  const reader = new CsvReader((cells) => rows.push(cells));
  for (const piece of pieces) reader.push(piece);
  return reader.end() ? rows : "open quotes";
}

test("T109 a table is read by the separator of its first line, with or without a mark of its encoding", () => {
  for (const separator of [",", ";", "\t"]) {
    const text = [`a${separator}b`, `1${separator}"x, y; z\t"`].join("\r\n");
    expect(read(`\uFEFF${text}`), separator).toEqual([
      ["a", "b"],
      ["1", "x, y; z\t"],
    ]);
  }
  expect(read("only")).toEqual([["only"]]);
  expect(read("")).toEqual([]);
});

test("T109 quotes hold separators, ends of lines and quotes; what is never closed is said so", () => {
  expect(read('a;b\n"1\n2";"say ""hi"""\n')).toEqual([
    ["a", "b"],
    ["1\n2", 'say "hi"'],
  ]);
  expect(read('a,b\n1,"never closed')).toBe("open quotes");
  expect(read('size,note\n5",x')).toEqual([
    ["size", "note"],
    ['5"', "x"],
  ]);
});

test("T109 a table reads the same in whatever pieces it comes, and as it was written", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."ab1,;\t\"\r\n' ž") });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom(",", ";", "\t"), fc.array(fc.nat(40)), (rows, separator, cuts) => {
      const head = ["h", "i"];
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = [head, ...rows].map((row) => row.map(quoted).join(separator)).join("\r\n");
      const pieces = [text];
      for (const cut of cuts) {
        const last = pieces.pop() ?? "";
        pieces.push(last.slice(0, cut), last.slice(cut));
      }
      expect(read(...pieces)).toEqual([head, ...rows]);
    }),
  );
});
