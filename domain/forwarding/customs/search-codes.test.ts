import { expect, test } from "vitest";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import { formatCode, isUnnamedCode, searchCodes } from "./search-codes.ts";

const CODES = [
  { hs6: "330499", name: "Skin care: face creams, serums, sun care" },
  { hs6: "330491", name: "Face powders, pressed or loose" },
  { hs6: "340130", name: "Odos šveitiklis" },
].map(({ hs6, name }) => ({
  hs6,
  words: searchWords(name),
  chapterWords: searchWords(hs6.startsWith("33") ? "Cosmetics" : "Muilas"),
}));
const found = (query: string) => searchCodes(CODES, query).map(({ hs6 }) => hs6);

test("FORWARDING-03 a tariff code is found by its first digits, with or without the dot", () => {
  expect(found("3304")).toEqual(["330499", "330491"]);
  expect(found("3304.99")).toEqual(["330499"]);
  expect(found("9999")).toEqual([]);
  expect(formatCode("330499")).toBe("3304.99");
});

test("FORWARDING-03 a tariff code is found by the beginnings of its words, in any order and without accents", () => {
  expect(found("face se")).toEqual(["330499"]);
  expect(found("sveit odos")).toEqual(["340130"]);
  expect(found("face")).toEqual(["330491", "330499"]);
  expect(found("!")).toEqual([]);
  expect(found(" ")).toHaveLength(CODES.length);
});

test("FORWARDING-03 words of a chapter find its codes, after those that have them in their names", () => {
  expect(found("cosmetics")).toEqual(["330499", "330491"]);
  expect(found("cosmetics powders")).toEqual(["330491"]);
});

test("FORWARDING-03 digits beyond the sixth are left out, and six that exist need no name", () => {
  expect(found("3304 99 00 90")).toEqual(["330499"]);
  expect(isUnnamedCode("940360", CODES)).toBe(true);
  expect(isUnnamedCode("330499", CODES)).toBe(false);
  expect(isUnnamedCode("000000", CODES)).toBe(false);
});
