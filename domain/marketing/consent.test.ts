import { describe, expect, test } from "vitest";
import {
  hasChosenConsent,
  NO_CONSENT,
  parseConsent,
  serialiseConsent,
  type TagSettings,
  tagsToLoad,
} from "./consent.ts";

describe("consent", () => {
  test("TRACK-04 stores and reads back a choice, also a refusal", () => {
    for (const analytics of [true, false]) {
      for (const marketing of [true, false]) {
        const cookie = serialiseConsent({ analytics, marketing });
        expect(parseConsent(cookie)).toEqual({ analytics, marketing });
        expect(hasChosenConsent(cookie)).toBe(true);
        expect(encodeURIComponent(cookie)).toBe(cookie);
      }
    }
  });

  test("T090 a missing or foreign cookie agrees to nothing", () => {
    for (const cookie of [
      undefined,
      "",
      "1",
      "true",
      "analytics-1",
      "analytics-1.marketing-1 ",
      "x analytics-1.marketing-1",
    ]) {
      expect(parseConsent(cookie), String(cookie)).toEqual(NO_CONSENT);
      expect(hasChosenConsent(cookie), String(cookie)).toBe(false);
    }
    expect(NO_CONSENT).toEqual({ analytics: false, marketing: false });
  });
});

const settings = {
  gtm_id: "GTM-ABC123",
  pixel_id: "111222333, 444555666,,111222333",
  live_agent_id: "demo-9/b_9",
  criteo_key: "9876",
  klaviyo_key: "KLV123",
};
const everything = { settings, consent: { analytics: true, marketing: true }, routeName: "index", signedIn: true };
const kinds = (change: object) => tagsToLoad({ ...everything, ...change }).map((tag) => tag.kind);

describe("tagsToLoad", () => {
  test("TRACK-04 with consent each setting loads its public loader, each pixel once", () => {
    expect(tagsToLoad(everything)).toEqual([
      { kind: "tag-manager", id: "GTM-ABC123", url: "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123" },
      { kind: "pixel", id: "111222333", url: "https://connect.facebook.net/en_US/fbevents.js" },
      { kind: "pixel", id: "444555666", url: "https://connect.facebook.net/en_US/fbevents.js" },
      { kind: "live-agent", id: "demo-9/b_9", url: "https://demo-9.ladesk.com/scripts/track.js" },
      { kind: "retargeting", id: "9876", url: "https://dynamic.criteo.com/js/ld/ld.js?a=9876" },
      {
        kind: "email-marketing",
        id: "KLV123",
        url: "https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=KLV123",
      },
    ]);
  });

  test("T090 nothing loads before consent, and each consent loads only its own", () => {
    expect(kinds({ consent: { analytics: false, marketing: false } })).toEqual([]);
    expect(kinds({ consent: { analytics: true, marketing: false } })).toEqual(["tag-manager"]);
    expect(kinds({ consent: { analytics: false, marketing: true } })).not.toContain("tag-manager");
  });

  test("T016 T090 nothing loads on payment, checkout, success, reset and confirmation pages", () => {
    for (const routeName of [
      "payment",
      "payment-pay",
      "payment-accept",
      "locale-payment",
      "balance/pay",
      "invoice",
      "site-pro-payment",
      "checkout",
      "checkout-slug",
      "confirm",
      "password-reset",
      "password-reset-token",
      "email-confirmation",
      "newsletter-unsubscribe",
      "success",
    ]) {
      expect(kinds({ routeName }), routeName).toEqual([]);
    }
    expect(kinds({ routeName: "order-successful" })).toContain("tag-manager");
  });

  test("TRACK-04 retargeting is for signed-in users only", () => {
    expect(kinds({ signedIn: false })).not.toContain("retargeting");
  });

  test("T090 a missing or hostile setting loads nothing", () => {
    for (const id of [null, undefined, "", " ", "a b", "x&callback=evil", "../x", "evil.com/x#", "<script>", "a\nb"]) {
      const hostile = { gtm_id: id, pixel_id: id, live_agent_id: id, criteo_key: id, klaviyo_key: id } as TagSettings;
      expect(tagsToLoad({ ...everything, settings: hostile }), String(id)).toEqual([]);
    }
    expect(tagsToLoad({ ...everything, settings: {} })).toEqual([]);
  });
});
