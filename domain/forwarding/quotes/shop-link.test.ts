import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { itemProblems, type QuoteItem } from "./quote-items.ts";
import { answerProblem } from "./quote-question.ts";
import { checkShopLink, LONGEST_LINK, normalLink, shopOf } from "./shop-link.ts";

const check = (text: string) => checkShopLink(text, URL.parse);

describe("a link to a shop", () => {
  test("FORWARDING-04 ERROR-03 may name any host, with or without its scheme", () => {
    for (const link of [
      "https://www.alderandco.com/boots/chelsea-waxed?c=brown",
      "http://tindra.shop/a#b",
      "tindra.shop/leather-strap",
      "www.tindra.shop",
      "https://магазин.example/товар",
      ` https://tindra.shop/${"a".repeat(LONGEST_LINK - 21)} `,
    ])
      expect(check(link), link).toBeNull();
  });

  test("FORWARDING-04 ERROR-05 anything else is refused with the specification's sentence", () => {
    for (const link of [
      "tindra,shop/leather-strap",
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://tindra.shop/a",
      "//tindra.shop/a",
      "https://user:pass@tindra.shop/",
      "https://localhost/a",
      "https://127.0.0.1/a",
      "https://tindra.shop/a b",
      `https://tindra.shop/${"a".repeat(LONGEST_LINK)}`,
    ])
      expect(check(link), link).toBe("validation.url");
    expect(check("  ")).toBe("validation.required");
  });

  test("FORWARDING-04 gets its scheme, and the shop its name", () => {
    expect(normalLink(" tindra.shop/strap ", URL.parse)).toBe("https://tindra.shop/strap");
    expect(normalLink("http://tindra.shop", URL.parse)).toBe("http://tindra.shop");
    expect(normalLink("no link", URL.parse)).toBe("no link");
    expect(shopOf("https://www.alderandco.com/boots", URL.parse)).toBe("alderandco.com");
    expect(shopOf("no link", URL.parse)).toBe("");
  });
});

const item: QuoteItem = {
  link: "https://tindra.shop/a",
  name: "Strap",
  options: "",
  quantity: 1,
  price: fromMinor(1_000),
  currency: "EUR",
  hs6: "420500",
  unlisted: false,
  substitute: "ask",
  note: "",
};

test("FORWARDING-04 an item needs a link, a name and a kind of goods; its price may be left out", () => {
  const problems = (changes: Partial<QuoteItem>) => itemProblems({ ...item, ...changes }, URL.parse);
  expect(problems({ price: null })).toEqual({});
  expect(problems({ link: "", name: " ", hs6: null })).toEqual({
    link: "validation.required",
    name: "validation.required",
    hs6: "validation.required",
  });
});

test("FORWARDING-04 a question is answered in words, by one of its answers, or with a file", () => {
  const of = (kind: "text" | "choice" | "file", text: string, files = 0) =>
    answerProblem({ kind, choices: ["Yes", "No"] }, { text, files });
  expect([of("text", "42"), of("choice", "Yes"), of("file", "", 1)]).toEqual([null, null, null]);
  expect([of("text", " "), of("choice", "Maybe"), of("file", "words")]).toEqual([
    "validation.required",
    "validation.choice",
    "validation.required",
  ]);
});
