import { describe, expect, test } from "vitest";
import { looksLikeLink } from "./search-input.ts";

describe("looksLikeLink", () => {
  test("recognises a pasted shop URL", () => {
    for (const text of [
      "https://www.amazon.com/dp/B0ABC?th=1",
      "http://shop.example",
      " HTTPS://Shop.example/x ",
      "www.ebay.com",
      "www.x.lt",
      "shop.lt/preke",
      "x.lt",
      "http://x.lt",
      "www.žuvis.lt/preke",
      "amazon.com/dp/B0ABC",
      "m.shop.example/item#1",
      "amazon.co.uk",
      "nike.com/",
    ]) {
      expect(looksLikeLink(text), text).toBe(true);
    }
  });

  test("treats words, sizes and brand names with dots as searches", () => {
    for (const text of [
      "",
      "nike",
      "running shoes",
      "and/or",
      "s.Oliver",
      "Dr.Martens",
      "node.js",
      "1.5/2",
      "usb 3.0",
      "4k.hdr",
      "look at amazon.com/dp/1",
      "https://shop.example/a b",
      "https://",
      "https://shop",
      "javascript:alert(1)",
      "mailto:a@b.lt",
      "a@b.com",
      "https://user@evil.com/",
      "//shop.example/x",
    ]) {
      expect(looksLikeLink(text), text).toBe(false);
    }
  });

  test("T075 handles ten kilobytes quickly", () => {
    const started = performance.now();
    for (const text of [
      "a.".repeat(5000),
      "a-".repeat(1000),
      "https://".repeat(250),
      "www.".repeat(500),
      "1.".repeat(1000),
    ]) {
      looksLikeLink(text);
    }
    expect(performance.now() - started).toBeLessThan(50);
  });
});
