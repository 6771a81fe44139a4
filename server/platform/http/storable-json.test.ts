import { expect, test } from "vitest";
import { keepableJson } from "./storable-json.ts";

const kept = (value: string) => JSON.parse(keepableJson(JSON.stringify({ value }))).value;

test("T126 NUL goes, half a character becomes the sign for an unreadable one", () => {
  expect(kept("a\u0000b")).toBe("ab");
  expect(kept("\ud83d")).toBe("\ufffd");
  expect(kept("\ude00 and \ud83d")).toBe("\ufffd and \ufffd");
});

test("T126 everything else stays as it was sent", () => {
  for (const text of ["žalias 😀 ežys", "\\u0000", "\\\\ud83d", 'a "quoted"\n\tword', "C:\\users\\ud800"])
    expect(kept(text)).toBe(text);
  expect(JSON.parse(keepableJson('{"smile":"\\ud83d\\ude00","é":"\\u00e9"}'))).toEqual({ smile: "😀", é: "é" });
});
