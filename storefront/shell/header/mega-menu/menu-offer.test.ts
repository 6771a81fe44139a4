import { beforeEach, describe, expect, test, vi } from "vitest";
import { findMenuOffer } from "./menu-offer.ts";

const calls = vi.hoisted(() => ({ flags: vi.fn(), searchForCategoryItems: vi.fn() }));
vi.mock("#storefront/browser-api.ts", () => ({ browserApi: { search: calls } }));

beforeEach(() => {
  calls.flags.mockReset().mockResolvedValue([
    { id: 3, type: "1" },
    { id: 8, type: "2" },
    { id: 9, type: "2" },
  ]);
  calls.searchForCategoryItems.mockReset().mockResolvedValue({ items: [{ id: 71 }] });
});

describe("the offer of the catalogue's menu", () => {
  test("CATALOG-05 is the first flag of type 2, with one of its products", async () => {
    expect(await findMenuOffer("en", "EUR")).toEqual({ flag: { id: 8, type: "2" }, product: { id: 71 } });
    const [[asked]] = calls.searchForCategoryItems.mock.calls as [[object]];
    expect(asked).toMatchObject({ locale: "en", currency: "EUR", params: { "f.flag_ids": "8" }, limit: 1 });
  });

  test("CATALOG-05 without an offer, without its products, or after a failure there is none", async () => {
    calls.flags.mockResolvedValueOnce([{ id: 3, type: "1" }]);
    expect(await findMenuOffer("en", "EUR")).toBeNull();
    calls.searchForCategoryItems.mockResolvedValueOnce({ items: [] });
    expect(await findMenuOffer("en", "EUR")).toBeNull();
    calls.searchForCategoryItems.mockRejectedValueOnce(new Error("lost"));
    expect(await findMenuOffer("en", "EUR")).toBeNull();
    calls.flags.mockRejectedValueOnce(new Error("lost"));
    expect(await findMenuOffer("en", "EUR")).toBeNull();
  });
});
