import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadCategories } from "./category-store.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../browser-api.ts", () => ({ browserApi: { search: { parsedCategories: call } } }));

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async ({ locale }: { locale: string }) => [{ id: 2, name: `Electronics in ${locale}` }]);
});

describe("the categories of the menu", () => {
  test("CATALOG-01 are fetched once per category document and language", async () => {
    const [first, again] = await Promise.all([loadCategories("doc-1", "en"), loadCategories("doc-1", "en")]);
    expect(again).toBe(first);
    expect(call.mock.calls).toEqual([[{ queryKey: "doc-1", locale: "en" }]]);
    expect(await loadCategories("doc-1", "lt")).toEqual([{ id: 2, name: "Electronics in lt" }]);
    await loadCategories("doc-2", "en");
    await loadCategories("doc-1", "lt");
    expect(call).toHaveBeenCalledTimes(3);
  });

  test("CATALOG-01 returns an empty list after a failure, and fetches again on the next opening", async () => {
    call.mockRejectedValueOnce(new Error("lost"));
    expect(await loadCategories("doc-3", "en")).toEqual([]);
    expect(await loadCategories("doc-3", "en")).toHaveLength(1);
  });
});
