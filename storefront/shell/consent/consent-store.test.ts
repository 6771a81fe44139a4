import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SetUpVendor } from "#domain/marketing/vendors/vendor-table.ts";

const recordConsent = vi.hoisted(() => vi.fn());
vi.mock("../../browser-api.ts", () => ({ browserApi: { marketing: { recordConsent } } }));

const { readStoredConsent } = await import("./consent-store.ts");

const pixel: SetUpVendor = { name: "pixel", title: "Meta Pixel", purpose: "marketing", ids: ["1000001"] };
const tagManager: SetUpVendor = { name: "tag-manager", title: "Tags", purpose: "statistics", ids: ["GTM-1"] };
const page = { cookie: "" };

beforeEach(() => {
  page.cookie = "";
  recordConsent.mockReset().mockImplementation(async ({ choices }) => ({ status: true, choices }));
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { protocol: "https:" } });
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
});
afterEach(() => vi.unstubAllGlobals());

describe("a browser that refuses marketing by Global Privacy Control", () => {
  test("T090 is not asked where there is nothing else to ask, and its refusal is kept", async () => {
    readStoredConsent({ vendors: [pixel], locale: "lt" });
    await expect
      .poll(() => page.cookie)
      .toMatch(/^consent=1_pixel\.00\.[0-9a-f]{32}; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
    expect(recordConsent).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      choices: { statistics: false, marketing: false },
      source: "gpc",
      vendors: ["pixel"],
      text_version: 1,
      locale: "lt",
    });
  });

  test.each([[[pixel, tagManager]], [[]]])(
    "T090 nothing is chosen for it where statistics are asked for, or nobody is let in",
    (vendors) => {
      readStoredConsent({ vendors, locale: "lt" });
      expect(recordConsent).not.toHaveBeenCalled();
      expect(page.cookie).toBe("");
    },
  );
});

test("T090 without that signal nobody chooses for the visitor", () => {
  vi.stubGlobal("navigator", {});
  readStoredConsent({ vendors: [pixel], locale: "lt" });
  expect(recordConsent).not.toHaveBeenCalled();
  expect(page.cookie).toBe("");
});
