import { expect, test } from "vitest";
import { holdsSecret, withoutSecret } from "./secret-path.ts";

test("T016 removes the token of a link from a logged address", () => {
  expect(withoutSecret("/lt/password-reset/abc-DEF_1")).toBe("/lt/password-reset/…");
  expect(withoutSecret("/confirm-email/abc.data")).toBe("/confirm-email/…");
  expect(withoutSecret("/api/account/my-data/abc")).toBe("/api/account/my-data/…");
});

test("T016 leaves other addresses as they are", () => {
  for (const path of ["/lt/password-reset", "/lt/password-reset/", "/lt/cart", "/lt/confirm/123"]) {
    expect([path, holdsSecret(path), withoutSecret(path)]).toEqual([path, false, path]);
  }
});
