import { describe, expect, test } from "vitest";
import {
  COOKIE_NAMES,
  COOKIE_PATH,
  holdsSession,
  PREFERENCE_COOKIE_MAX_AGE_SECONDS,
  sessionCookieName,
  TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS,
  UTM_COOKIE_MAX_AGE_SECONDS,
} from "./cookies.ts";

describe("cookies", () => {
  test("LIMIT-02 the ages are 90 days, one day and 2147483646 s, on the whole site", () => {
    expect(UTM_COOKIE_MAX_AGE_SECONDS).toBe(7_776_000);
    expect(TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS).toBe(86_400);
    expect(PREFERENCE_COOKIE_MAX_AGE_SECONDS).toBe(2_147_483_646);
    expect(COOKIE_PATH).toBe("/");
  });

  test("LIMIT-02 no two cookies share a name and every name is a token", () => {
    const names = Object.values(COOKIE_NAMES);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z_]+$/);
  });

  test("T020 the session cookie is bound to its host on https", () => {
    expect(sessionCookieName(true)).toBe("__Host-session");
    expect(sessionCookieName(false)).toBe("session");
  });

  test("T048 a session is seen on http and https, an empty one too", () => {
    expect([{ session: "x" }, { "__Host-session": "" }].map(holdsSession)).toEqual([true, true]);
    expect([{}, { session: undefined }, { visitor: "x" }].map(holdsSession)).toEqual([false, false, false]);
  });
});
