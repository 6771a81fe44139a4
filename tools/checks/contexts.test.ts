import { describe, expect, test } from "vitest";
import { checkContexts, contextOf } from "./contexts.ts";

const messagesFor = (...paths: string[]) =>
  checkContexts(paths.map((path) => ({ path, text: "" }))).map(({ message }) => message);

describe("contexts", () => {
  test("accepts the same division in every place", () => {
    const paths = [
      "domain/tsconfig.json",
      "domain/selling/cart/cart-price.ts",
      "domain/shared/time/durations.ts",
      "server/modules/selling/cart/index.ts",
      "storefront/features/selling/cart/list/cart-page.tsx",
      "contracts/shop/contract.ts",
      "contracts/shop/selling/cart.ts",
      "contracts/staff/contract.test.ts",
      "contracts/errors.ts",
      "testing/test-app.ts",
      "testing/selling/cart.ts",
      "testing/invariants/check-orders.ts",
      "demo/cart/seed-carts.ts",
      "demo/drawings/svg.ts",
      "demo/index.ts",
      "server/platform/pages/a.ts",
    ];
    expect(messagesFor(...paths)).toEqual([]);
  });

  test.each([
    ["a folder beside the contexts", ["server/modules/cart/index.ts"], /^server\/modules\/cart is none of/],
    ["shared outside domain", ["testing/shared/a.ts"], /^testing\/shared is none of/],
    ["a file beside the contexts", ["domain/a.ts"], /^domain\/a\.ts is none of/],
    ["a file of a context without a subject", ["domain/selling/a.ts"], /is not in the folder of a subject$/],
    [
      "a subject in two contexts",
      ["domain/money/invoices/a.ts", "contracts/shop/selling/invoices.ts"],
      /^invoices is in money and in selling$/,
    ],
    [
      "a subject that is shared as well",
      ["domain/shared/locale/a.ts", "contracts/shop/operations/locale.ts"],
      /^locale is in shared and in operations$/,
    ],
    ["another word", ["contracts/staff/people/pro.ts"], /^the subject pro is named companies$/],
    [
      "singular and plural",
      ["domain/catalogue/products/a.ts", "storefront/features/catalogue/product/a.tsx"],
      /^product and products are one subject$/,
    ],
    ["another word in the demo", ["demo/route-rules/seed.ts"], /^the subject route-rules is named redirects$/],
    ["a name of the demo alone", ["demo/gifts/seed.ts"], /^demo\/gifts is the name of no subject$/],
  ])("finds %s", (_name, paths, message) => {
    expect(messagesFor(...paths)).toEqual([expect.stringMatching(message)]);
  });

  test("knows the context of a file", () => {
    expect(contextOf("domain/selling/cart/cart-price.ts")).toBe("domain/selling");
    expect(contextOf("contracts/shop/selling/cart.ts")).toBe("contracts/shop/selling");
    expect(contextOf("domain/shared/time/durations.ts")).toBe("domain/shared");
    expect(contextOf("testing/invariants/check-orders.ts")).toBeUndefined();
    expect(contextOf("testing/test-app.ts")).toBeUndefined();
    expect(contextOf("storefront/shell/head.tsx")).toBeUndefined();
  });
});
