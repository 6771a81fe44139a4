import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirectTarget } from "./redirect-target.ts";

const leniently = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const ORIGINS = ["http://own.test", "https://own.test"];

describe("safeRedirectTarget", () => {
  test("T054 returns a path on the own host with its query and fragment", () => {
    for (const target of [
      "/",
      "/my-orders",
      "/lt/my-orders?focus_order_table=true#table",
      "/c/shoes/boots",
      "/order-form?url=https://shop.example/item?id=1",
      "/search?searchText=50%25",
      "/blog/%C4%85",
    ]) {
      expect(safeRedirectTarget(target), target).toBe(target);
    }
  });

  test("T054 encodes everything but ASCII, ready for a header", () => {
    expect(safeRedirectTarget("/blog/ą b")).toBe("/blog/%C4%85%20b");
  });

  test("T054 other hosts, schemes and disguises are ignored", () => {
    for (const target of [
      "https://evil.com",
      "//evil.com",
      "///evil.com",
      "/\\evil.com",
      "\\\\evil.com",
      "\\/evil.com",
      "/%5Cevil.com",
      "/%5cevil.com",
      "/%255Cevil.com",
      "/%2Fevil.com",
      "/%2f%2fevil.com",
      "/%252Fevil.com",
      "/%09/evil.com",
      "/%2509/evil.com",
      "/%25252525255Cevil.com",
      "/\t/evil.com",
      "https:evil.com",
      "https:/evil.com",
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,<script>",
      " /my-orders",
      "/.//evil.com",
      "/a/..//evil.com",
      "/%2e//evil.com",
      "/a/%2e%2e//evil.com",
      "/lt//evil.com",
      "my-orders",
      "?a=1",
      "#a",
      "@evil.com",
      "own.test@evil.com",
    ]) {
      expect(safeRedirectTarget(target), JSON.stringify(target)).toBeNull();
    }
  });

  test("T057 control characters are refused, plain or encoded, in path, query and fragment", () => {
    for (const target of [
      "/a\r\nb",
      "/a%0d%0aSet-Cookie:b",
      "/a?b=%0A",
      "/a#\u0000",
      "/a\u007f",
      "/a\u2028",
      "/a%250a",
    ]) {
      expect(safeRedirectTarget(target), JSON.stringify(target)).toBeNull();
    }
  });

  test("T054 ignores empty, overlong and deeply nested targets", () => {
    expect(safeRedirectTarget(null)).toBeNull();
    expect(safeRedirectTarget(undefined)).toBeNull();
    expect(safeRedirectTarget("")).toBeNull();
    expect(safeRedirectTarget(`/${"a".repeat(1999)}`)).toHaveLength(2000);
    expect(safeRedirectTarget(`/${"a".repeat(2000)}`)).toBeNull();
    expect(safeRedirectTarget(`/${"ą".repeat(1000)}`)).toBeNull();
    expect(safeRedirectTarget(`/%${"25".repeat(900)}5Cevil.com`)).toBeNull();
  });

  test("T054 no input yields a string that a browser resolves to another host", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "%5C",
      "%2F",
      "%09",
      "%",
      "25",
      "5C",
      ".",
      "..",
      "%2e",
      ":",
      "@",
      "\t",
      "evil.com",
      "a",
      "?",
      "#",
      "https",
      "javascript",
    );
    const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string({ unit: "binary" })), (raw) => {
        const target = safeRedirectTarget(raw);
        if (target === null) return true;
        for (const origin of ORIGINS) {
          const { pathname } = new URL(target, origin);
          const seen = [target, pathname, leniently(pathname), leniently(leniently(pathname))];
          if (seen.some((path) => new URL(path, origin).origin !== origin)) return false;
        }
        return safeRedirectTarget(target) === target;
      }),
      { numRuns: 5000 },
    );
  });
});
