import { describe, expect, test } from "vitest";
import { isTranslationTogglerVisible, nextCheckAtMs, translationViewFlag } from "./permission.ts";

const facts = { firstTriggerAtMs: 0, lastTriggerAtMs: 0, checkedAtMs: null, userChanged: false };

describe("translation permission", () => {
  test("AUTH-10 anything but true stores '0'", () => {
    expect(translationViewFlag(true)).toBe("1");
    for (const permission of [false, null, undefined, 1, "true", "1", {}, []]) {
      expect(translationViewFlag(permission), String(permission)).toBe("0");
    }
  });

  test("OVERLAY-03 the toggler shows only when the permission is true", () => {
    expect(isTranslationTogglerVisible(true, "1")).toBe(true);
    expect(isTranslationTogglerVisible(true, undefined)).toBe(true);
    expect(isTranslationTogglerVisible(true, "0")).toBe(false);
    expect(isTranslationTogglerVisible("true", "1")).toBe(false);
    expect(isTranslationTogglerVisible(undefined, undefined)).toBe(false);
  });

  test("AUTH-10 the check comes 1 s after the last trigger and at most 2 s after the first", () => {
    expect(nextCheckAtMs(facts)).toBe(1000);
    expect(nextCheckAtMs({ ...facts, lastTriggerAtMs: 900 })).toBe(1900);
    expect(nextCheckAtMs({ ...facts, lastTriggerAtMs: 1800 })).toBe(2000);
  });

  test("AUTH-10 an answer is kept for one hour, but not for another user", () => {
    const later = { ...facts, firstTriggerAtMs: 3_599_000, lastTriggerAtMs: 3_599_000 };
    expect(nextCheckAtMs({ ...later, checkedAtMs: 1 })).toBeNull();
    expect(nextCheckAtMs({ ...later, checkedAtMs: 0 })).toBe(3_600_000);
    expect(nextCheckAtMs({ ...later, checkedAtMs: 1, userChanged: true })).toBe(3_600_000);
  });
});
