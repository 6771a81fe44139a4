import { describe, expect, test } from "vitest";
import { contract as shop } from "#contracts/shop/contract.ts";
import { staffContract as staff } from "#contracts/staff/contract.ts";
import { contractsForBrowsers } from "./vite-contract.ts";

type Hook = (id: string) => string | undefined;

function served(contracts: Parameters<typeof contractsForBrowsers>[0], id: string): string | undefined {
  const plugin = contractsForBrowsers(contracts) as unknown as { resolveId: Hook; load: Hook };
  const resolved = plugin.resolveId(id);
  return resolved && plugin.load(resolved);
}

const tableOf = (text = "") => JSON.parse(text.replace("export default ", ""));

describe("contracts for browsers", () => {
  test("a call is its address, its time-out and its retries, and nothing of its schemas", () => {
    const { storefronts } = tableOf(served({ shop }, "virtual:shop-contract"));
    expect(storefronts.changeLocale).toEqual({ method: "POST", path: "/locale/change", timeoutMs: 1_000, retries: 2 });
  });

  test("each contract is a module of its own", () => {
    const both = { shop, staff };
    expect(Object.keys(tableOf(served(both, "virtual:shop-contract")))).toEqual(Object.keys(shop));
    expect(Object.keys(tableOf(served(both, "virtual:staff-contract")))).toEqual(Object.keys(staff));
  });

  test("a build without the staff contract cannot import it", () => {
    expect(served({ shop }, "virtual:staff-contract")).toBeUndefined();
  });
});
