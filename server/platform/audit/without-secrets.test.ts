import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

test("T068 keeps an input as it was, but for its secrets", () => {
  const input = {
    number: "OR1",
    password: "p",
    lines: [{ sku: "a", token: "t", amount: 1 }],
    key: { secret: "s", name: "feed" },
    totp: "123456",
    note: null,
  };
  expect(withoutSecrets(input)).toEqual({
    number: "OR1",
    lines: [{ sku: "a", amount: 1 }],
    key: { name: "feed" },
    note: null,
  });
  expect(withoutSecrets(undefined)).toBeNull();
});
