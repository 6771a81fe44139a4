import { describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { FEE_TYPE } from "#domain/money/payments/provider.ts";
import { customerKey } from "./customer-key.ts";
import { checkPromotion, normalizeCode, type PromotionRule, type PromotionUse } from "./promotion-rule.ts";

const RULE: PromotionRule = {
  type: FEE_TYPE.percentage,
  value: 1_000,
  categoryIds: null,
  isActive: true,
  validFrom: new Date("2026-01-01T00:00:00Z"),
  validTo: new Date("2026-02-01T00:00:00Z"),
  storefrontCodes: ["lt"],
  minimumSubtotal: money(200_000),
  totalLimit: 10,
  uses: 9,
  customerLimit: 2,
};
const USE: PromotionUse = {
  now: new Date("2026-01-15T00:00:00Z"),
  storefrontCode: "lt",
  subtotal: money(200_000),
  lines: [{ currentPrice: money(100_000), quantity: 2, categoryIds: [7] }],
  ownUses: 1,
};

describe("CHECKOUT-10 a promotion", () => {
  test("CHECKOUT-10 may be used where all of its rule holds", () => {
    expect(checkPromotion(RULE, USE)).toBe("usable");
    expect(checkPromotion({ ...RULE, categoryIds: [7, 8] }, USE)).toBe("usable");
    const unbound = { storefrontCodes: null, validTo: null, totalLimit: null, customerLimit: null };
    expect(checkPromotion({ ...RULE, ...unbound }, { ...USE, ownUses: 99 })).toBe("usable");
  });

  test.each<[string, Partial<PromotionRule>, Partial<PromotionUse>]>([
    ["is switched off", { isActive: false }, {}],
    ["has not begun", {}, { now: new Date("2025-12-31T23:59:59Z") }],
    ["ends in this moment", {}, { now: new Date("2026-02-01T00:00:00Z") }],
    ["is another storefront's", {}, { storefrontCode: "lv" }],
    ["is used up", { uses: 10 }, {}],
    ["was used by this customer as often as allowed", {}, { ownUses: 2 }],
    ["is for other goods", { categoryIds: [8] }, {}],
  ])("T125 CHECKOUT-10 that %s is refused, also below its minimum", (_what, rule, use) => {
    expect(checkPromotion({ ...RULE, ...rule }, { ...USE, ...use })).toBe("refused");
    expect(checkPromotion({ ...RULE, ...rule }, { ...USE, ...use, subtotal: money(0) })).toBe("refused");
  });

  test("T125 returns a reason of its own only for the minimum", () => {
    expect(checkPromotion(RULE, { ...USE, subtotal: money(199_999) })).toBe("below_minimum");
  });

  test("CHECKOUT-10 is found however its code is typed", () => {
    expect(normalizeCode("  welcome10 ")).toBe("WELCOME10");
  });
});

describe("T122 whom a limit counts", () => {
  test.each([
    ["Ruta@Example.com", "ruta@example.com"],
    ["ruta+shop@example.com", "ruta@example.com"],
    ["ruta+a+b@example.com", "ruta@example.com"],
    ["r.u.t.a@example.com", "r.u.t.a@example.com"],
    ["R.u.ta+x@gmail.com", "ruta@gmail.com"],
    ["ruta@googlemail.com", "ruta@gmail.com"],
  ])("T122 %s counts as %s", (email, key) => {
    expect(customerKey(email)).toBe(key);
  });
});
