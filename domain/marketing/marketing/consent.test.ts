import { describe, expect, test } from "vitest";
import { consentVersion, FULL_CONSENT, NO_CONSENT, parseConsent, serialiseConsent, takesBack } from "./consent.ts";

const id = "0123456789abcdef0123456789abcdef";
const version = consentVersion(["tag-manager", "pixel"]);

describe("consent", () => {
  test("TRACK-04 stores and reads back a choice, also a refusal", () => {
    for (const statistics of [true, false]) {
      for (const marketing of [true, false]) {
        const cookie = serialiseConsent({ consent: { statistics, marketing }, id }, version);
        expect(parseConsent(cookie, version)).toEqual({ consent: { statistics, marketing }, id });
        expect(encodeURIComponent(cookie)).toBe(cookie);
      }
    }
  });

  test("T090 a missing or foreign cookie agrees to nothing", () => {
    const ours = serialiseConsent({ consent: FULL_CONSENT, id }, version);
    for (const cookie of [
      undefined,
      "",
      "1",
      "true",
      "analytics-1.marketing-1",
      `${ours} `,
      `x${ours}`,
      ours.slice(0, -1),
    ])
      expect(parseConsent(cookie, version), String(cookie)).toBeNull();
    expect(NO_CONSENT).toEqual({ statistics: false, marketing: false });
  });

  test("T090 is asked for again when vendors are added or go, not when they are only named in another order", () => {
    const cookie = serialiseConsent({ consent: FULL_CONSENT, id }, version);
    expect(parseConsent(cookie, consentVersion(["pixel", "tag-manager"]))).not.toBeNull();
    expect(parseConsent(cookie, consentVersion(["pixel", "tag-manager", "retargeting"]))).toBeNull();
    expect(parseConsent(cookie, consentVersion(["pixel"]))).toBeNull();
  });

  test("T090 less than before is taken back, more is not", () => {
    expect(takesBack(FULL_CONSENT, { statistics: true, marketing: false })).toBe(true);
    expect(takesBack({ statistics: true, marketing: false }, FULL_CONSENT)).toBe(false);
    expect(takesBack(NO_CONSENT, NO_CONSENT)).toBe(false);
  });
});
