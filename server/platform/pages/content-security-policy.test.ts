import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LanguageProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { contentSecurityPolicy, imageOrigins, inlineScriptHashes, vendorOrigins } from "./content-security-policy.ts";

const hashesOf = (html: string) => inlineScriptHashes(Buffer.from(html));
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("T088 the hashes of a page's inline scripts", () => {
  test("cover each script's exact text, once", () => {
    const html = "<script>a < b</script><p>x</p><script async>two()\n</script><script>a < b</script>";
    expect(hashesOf(html)).toEqual([hashOf("a < b"), hashOf("two()\n")]);
  });

  test("leave out files and data, which run by other rules or not at all", () => {
    const html =
      '<script src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>';
    expect(hashesOf(html)).toEqual([]);
  });

  test("are of the bytes that are sent", () => {
    expect(hashesOf("<script>'ąčę'</script>")).toEqual([hashOf("'ąčę'")]);
  });
});

describe("T088 the policy", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-x'"],
    vendors: {
      script: ["https://tags.example"],
      img: ["https://pixels.example"],
      connect: ["https://beacons.example"],
      frame: [],
    },
    imageOrigins: ["https://cdn.example"],
  });

  test.each([
    "script-src 'self' 'sha256-x' https://tags.example",
    "style-src 'self'",
    "img-src 'self' data: https://cdn.example https://pixels.example",
    "connect-src 'self' https://beacons.example",
    "frame-src 'none'",
    "trusted-types default",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "report-uri /csp-report",
  ])("says %s", (directive) => {
    expect(policy.split("; ")).toContain(directive);
  });

  test("allows nothing unsafe and no whole scheme to run scripts", () => {
    expect(policy).not.toMatch(/unsafe-|\*|script-src[^;]*(?:data:|https:(?!\/\/))/);
  });
});

const NOBODY = { script: [], img: [], connect: [], frame: [] };

test("T090 a storefront's policy names only the hosts of the vendors it is set up for, each in its own directive", () => {
  expect(vendorOrigins(storefrontWith({}), "/en", null)).toEqual(NOBODY);
  const origins = vendorOrigins(storefrontWith({ pixel_id: "1000001" }), "/en", null);
  expect(origins).toEqual({
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com"],
    connect: ["https://connect.facebook.net", "https://www.facebook.com"],
    frame: [],
  });
});

test.each(["/en/checkout/abc", "/en/payment/abc", "/en/login", "/lt/password-reset/abc", "/en/order/abc"])(
  "T016 T090 T091 the policy of %s names no vendor",
  (path) => {
    expect(vendorOrigins(storefrontWith({ gtm_id: "GTM-1", pixel_id: "1000001" }), path, null)).toEqual(NOBODY);
  },
);

test("T090 a demo's policy names its sink instead of vendors", () => {
  const { script, frame } = vendorOrigins(storefrontWith({ gtm_id: "GTM-1" }), "/en", "http://localhost:3001");
  expect({ script, frame }).toEqual({ script: ["http://localhost:3001"], frame: [] });
});

test.each([
  [null, []],
  ["/media/logo.svg", []],
  ["https://cdn.example/a/logo.svg", ["https://cdn.example"]],
  ["https://cdn.example; script-src *", []],
  ["javascript:alert(1)", []],
])("REGION-08 a logo at %s is loaded from %o", (logoUrl, origins) => {
  expect(imageOrigins({ logoUrl })).toEqual(origins);
});

function storefrontWith(settings: Partial<LanguageProfile>): StorefrontProfile {
  const language = { gtm_id: null, pixel_id: null, live_agent_id: null, ...settings };
  return { languages: [language], criteoKey: null, klaviyoKey: null } as unknown as StorefrontProfile;
}
