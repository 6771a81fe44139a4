import { describe, expect, test } from "vitest";
import { checkWords } from "./words.ts";

const messagesFor = (path: string, text: string): string[] =>
  checkWords([{ path, text }]).map(({ message }) => message);

describe("words", () => {
  test.each([
    ["a function", "server/a.ts", `export const tellOrder = 1;`],
    ["a type", "server/a.ts", `interface OrderParts { db: object }`],
    ["a property", "server/a.ts", `const order = { isKeepable: true, wayToPay: 1 }.isKeepable;`],
    ["a constant", "domain/a.ts", `const MOST_WISHES = 3;`],
    ["a component", "ui/a.tsx", `const view = <MethodBoard />;`],
    ["a file", "server/payment-face.ts", ``],
    ["a locale", "storefront/a.ts", `function footerPlace() {}; type FooterPlace = string;`],
    ["a comment", "server/a.ts", `/** Whoever asks has proved it. */`],
    ["a test's title", "server/a.test.ts", `test("CART-01 the customer is told", () => {});`],
    ["a table's title", "server/a.test.ts", `test.each([1])("wishes %s", () => {});`],
    ["a tool", "tools/a.mjs", `// Heed the signal.`],
  ])("finds a retired word in %s", (_name, path, text) => {
    expect(messagesFor(path, text)).not.toEqual([]);
  });

  test.each([
    ["longer words", "server/a.ts", `const keyboard = surface + gateway + alwaysPlaced; interface Facets {}`],
    ["placing an order", "server/a.ts", `placeOrder(placedAt);`],
    ["names of the platform", "server/a.ts", `format.formatToParts(date);`],
    ["customers' texts", "server/a.ts", `const text = "We will tell you. Whoever you are.";`],
    ["ordinary prose", "server/a.ts", `// The only way to find out is to ask: tell the two by their ids.`],
  ])("passes %s", (_name, path, text) => {
    expect(messagesFor(path, text)).toEqual([]);
  });

  test.each([
    "/** What a cart holds. */",
    "/**\n * Who may read it.\n */",
    "const a = 1; // None while it is a draft.",
    "// Always the newest.\n// What follows is old.",
  ])("finds a comment that opens without a noun: %s", (text) => {
    expect(messagesFor("server/a.ts", text)).toHaveLength(1);
  });

  test("passes comments that open with a noun, and lines that go on", () => {
    const text = "/** The lines of a cart. */\n// The cart shows\n// What it holds.\n/** Whatever is late. */";
    expect(messagesFor("server/a.ts", text)).toEqual([]);
  });

  test("names the line and the word to use", () => {
    expect(checkWords([{ path: "a.ts", text: `\n\nconst wish = 1;` }])).toEqual([
      { file: "a.ts", line: 3, message: `"wish" uses the retired word "wish": say request, choice or preference` },
    ]);
  });
});
