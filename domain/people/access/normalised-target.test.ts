import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseTarget } from "./normalised-target.ts";

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The target as the platform's parser writes it. */
function parsed(target: string): string {
  const { pathname, search, hash } = new URL(target, "https://own.test");
  return pathname + search + hash;
}

test("T054 encodes every printable character as the platform's parser does", () => {
  const path = printable.replaceAll(/[\\/?#]/g, "");
  for (const target of [`/${path}x`, `/?${printable.replace("#", "")}x`, `/#${printable}x`]) {
    expect(normaliseTarget(target)).toBe(parsed(target));
  }
});

test("T054 normalises every target as the platform's parser does", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", ".", "..", "%2e", "%2E", "%", "a", "?", "#", "'", '"', " ", "^", "`", "{", "|", "ą", "😀"),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.constantFrom("\ud800", "\udc00"),
  );
  const target = fc
    .array(piece, { maxLength: 14 })
    .map((pieces) => `/${pieces.join("")}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: such targets are refused before
    .filter((text) => !/^\/\/|[\\\u0000-\u001f]/.test(text));
  fc.assert(
    fc.property(target, (text) => {
      expect(normaliseTarget(text)).toBe(parsed(text));
    }),
    { numRuns: 5000 },
  );
});
