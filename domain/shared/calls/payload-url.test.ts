import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPayloadUrl, hasHostname } from "./payload-url.ts";

describe("payload URLs", () => {
  test("ERROR-03 a payload URL that contains a hostname is rejected", () => {
    for (const url of [
      "https://evil.com/x",
      "http://localhost/x",
      "HTTP:evil.com",
      "https:evil.com",
      "//evil.com/x",
      "\\\\evil.com",
      "/\\evil.com",
      "/\t/evil.com",
      "https://own.test@evil.com/",
      "//user:pw@evil.com",
      "javascript:alert(1)",
      "data:application/json,{}",
      "file:///etc/passwd",
      "http://[::1",
    ]) {
      expect(hasHostname(url), JSON.stringify(url)).toBe(true);
      expect(checkPayloadUrl(url), JSON.stringify(url)).toEqual({ kind: "rejected", reason: "hostname" });
    }
  });

  test("ERROR-03 what has no hostname but is no plain path is rejected too", () => {
    for (const url of ["", "cart.data", "../x", "/%5Cevil.com", "/a%0d%0ab", "/.//evil.com"]) {
      expect(checkPayloadUrl(url), JSON.stringify(url)).toEqual({ kind: "rejected", reason: "not-a-path" });
    }
  });

  test("ERROR-03 a path on the same site passes, whatever its query holds", () => {
    for (const url of ["/lt/cart.data", "/lt.data?_routes=a,b", "/search.data?url=https://shop.example/"]) {
      expect(checkPayloadUrl(url)).toEqual({ kind: "ok", path: url });
    }
  });

  test("ERROR-03 finds a hostname exactly where a browser leaves the page's origin", () => {
    const piece = fc.oneof(
      fc.constantFrom("/", "\\", ":", "//", "http", "https:", "a", "+", "@", "?", "#", ".", " ", "\t", "\n", "\u0001"),
      fc.string({ unit: "binary", maxLength: 2 }),
    );
    const leaves = (url: string, origin: string) => URL.parse(url, origin)?.origin !== origin;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = pieces.join("");
        expect(hasHostname(url)).toBe(leaves(url, "http://first.test") || leaves(url, "https://second.test"));
      }),
      { numRuns: 5000 },
    );
  });

  test("ERROR-03 no absolute URL passes", () => {
    fc.assert(fc.property(fc.webUrl(), (url) => checkPayloadUrl(url).kind === "rejected"));
  });
});
