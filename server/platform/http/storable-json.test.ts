import { expect, test } from "vitest";
import { storableJson } from "./storable-json.ts";

const stored = (value: string) => JSON.parse(storableJson(JSON.stringify({ value }))).value;

test("T126 removes NUL and replaces a lone surrogate", () => {
  expect(stored("a\u0000b")).toBe("ab");
  expect(stored("\ud83d")).toBe("\ufffd");
  expect(stored("\ude00 and \ud83d")).toBe("\ufffd and \ufffd");
});

test("T126 leaves everything else as it was sent", () => {
  for (const text of ["žalias 😀 ežys", "\\u0000", "\\\\ud83d", 'a "quoted"\n\tword', "C:\\users\\ud800"])
    expect(stored(text)).toBe(text);
  expect(JSON.parse(storableJson('{"smile":"\\ud83d\\ude00","é":"\\u00e9"}'))).toEqual({ smile: "😀", é: "é" });
});
