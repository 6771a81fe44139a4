import fc from "fast-check";
import { expect, test } from "vitest";
import { writeQuery } from "./query.ts";

const text = fc.string({ unit: "binary", maxLength: 20 });
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join("");

test("writes pairs as URLSearchParams does", () => {
  expect(writeQuery([])).toBe("");
  expect(writeQuery([[ascii, "ą 😀 \ud800"]])).toBe(new URLSearchParams([[ascii, "ą 😀 \ud800"]]).toString());
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      expect(writeQuery(pairs)).toBe(new URLSearchParams(pairs).toString());
    }),
  );
});
