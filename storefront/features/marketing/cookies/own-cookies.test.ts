import { expect, test } from "vitest";
import { COOKIE_NAMES } from "#domain/shared/limits/cookies.ts";
import { OWN_COOKIES } from "./own-cookies.ts";

test("T090 LIMIT-02 the page about cookies names every cookie of the shop, once", () => {
  expect(OWN_COOKIES.flatMap(({ names }) => names).sort()).toEqual(Object.values(COOKIE_NAMES).sort());
});
