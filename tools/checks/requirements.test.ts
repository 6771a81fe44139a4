import { describe, expect, test } from "vitest";
import { checkRequirements } from "./requirements.ts";

const LINES = [
  "## CART",
  "- CART-01 Fetched.",
  "- CART-02 Failed.",
  "- CART-04 At least one.",
  "## CHECKOUT-NAV",
  "- CHECKOUT-NAV-01 Discarded.",
  "## F",
  "- F01 Killed.",
  "## I",
  "- I9 Once.",
  "- I10 Moves.",
  "## T",
  "- T001 Alike.",
  "- T002 As long.",
];

function messages(text: string, { lines = LINES, path = "domain/cart.ts" } = {}): string[] {
  const document = { path: "docs/requirements.md", text: lines.join("\n") };
  return checkRequirements([document, { path, text }]).map(({ line, message }) => `${line} ${message}`);
}
const missing = (text: string) =>
  messages(text).map((message) => /\d+ (\S+) has no line/.exec(message)?.[1] ?? message);

describe("a citation", () => {
  test("resolves when its id has a line", () => {
    expect(missing("/** CART-04, CHECKOUT-NAV-01 (T001, F01, I10) */")).toEqual([]);
  });

  test("is refused when its id has none, with file and line", () => {
    expect(messages("\n// CART-03")).toEqual(["2 CART-03 has no line in docs/requirements.md"]);
    expect(missing("// T003 F02 I1 CHECKOUT-NAV-02")).toEqual(["T003", "F02", "I1", "CHECKOUT-NAV-02"]);
  });

  test.each([
    "// CART-01 … CART-04",
    "// CART-01 … 04",
    "// CART-01…04",
    "// CART-01 to CART-04",
    "// CART-01–CART-04",
  ])("of a range cites all of it: %s", (text) => expect(new Set(missing(text))).toEqual(new Set(["CART-03"])));

  test("of a range of codes keeps their digits", () => {
    expect(missing("// I9 to I11")).toEqual(["I11", "I11"]);
    expect(missing("// T001 … T003, F01 … F02")).toEqual(["T003", "F02", "T003", "F02"]);
  });

  test("may leave its area out after a comma", () => {
    expect(missing("// CART-01, -02, -04")).toEqual([]);
    expect(missing("// CART-01, -03, -05")).toEqual(["CART-03", "CART-05"]);
  });

  test("is not a product's number, a colour, a time or part of a longer word", () => {
    expect(missing('["LAMP-17", "#F02", "2026-11-15T003", "XT003", "T0031", "CART-031", "MINI-CART-03"]')).toEqual([]);
  });

  test("of a section is refused: no document of the repository is numbered so", () => {
    expect(messages("// as decided in §7")).toEqual(["1 §7 is a section of no document here"]);
    expect(messages("Law § 7 applies", { path: "i18n/messages/en.json" })).toEqual([]);
  });
});

describe("the document", () => {
  test("has each id once, in order", () => {
    const lines = ["- CART-02 Failed.", "- CART-01 Fetched.", "- T001 Alike.", "- T001 Again."];
    expect(messages("", { lines })).toEqual(["2 CART-01 comes after CART-02", "4 T001 comes after T001"]);
  });

  test("must exist", () => {
    expect(checkRequirements([])).toEqual([{ file: "docs/requirements.md", line: 1, message: "is missing" }]);
  });
});
