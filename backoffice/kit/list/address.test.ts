import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { readAddress, requestOf, writeAddress } from "./address.ts";
import { readForm } from "./filter-form.tsx";
import type { ListDefinition } from "./list.ts";

const list = {
  sorts: ["-placed_at", "placed_at"],
  views: [
    { id: "all", label: "staff.orders.view.all", filter: {} },
    { id: "to-pack", label: "staff.orders.view.to-pack", filter: { state: ["paid"] } },
  ],
  filters: [
    {
      name: "state",
      label: "staff.orders.filter.state",
      kind: "choice",
      options: [
        { value: "paid", label: "staff.orders.state.paid" },
        { value: "packed", label: "staff.orders.state.packed" },
      ],
    },
    { name: "placed_at", label: "staff.orders.filter.placed", kind: "days" },
    { name: "total", label: "staff.orders.filter.total", kind: "amounts" },
  ],
} as const satisfies Pick<ListDefinition<never>, "views" | "sorts" | "filters">;

const requestAt = (query: string) => requestOf(list, readAddress(list, new URLSearchParams(query)));

describe("the address of a list", () => {
  test("shows the first view by itself, and says nothing of it", () => {
    const address = readAddress(list, new URLSearchParams());
    expect(address).toEqual({ view: "all", search: "", sort: "-placed_at", chosen: {} });
    expect(String(writeAddress(list, address))).toBe("");
    expect(requestOf(list, address)).toEqual({ filter: {}, sort: "-placed_at" });
  });

  test("leads back to what was shown", () => {
    const query = "view=to-pack&search=OR1&sort=placed_at&state=paid%2Cpacked&placed_at=2026-11-01..&total=..12%2C50";
    expect(String(writeAddress(list, readAddress(list, new URLSearchParams(query))))).toBe(query);
  });

  test("asks the call for values, days and amounts", () => {
    expect(requestAt("state=paid,packed&placed_at=2026-11-01..2026-11-30&total=..12,50&search=+OR1+")).toEqual({
      filter: {
        state: ["paid", "packed"],
        placed_at: { from: "2026-11-01", to: "2026-11-30" },
        total: { to: fromMinor(1_250) },
        search: "OR1",
      },
      sort: "-placed_at",
    });
  });

  test("a chosen filter replaces that of the view", () => {
    expect(requestAt("view=to-pack").filter).toEqual({ state: ["paid"] });
    expect(requestAt("view=to-pack&state=packed").filter).toEqual({ state: ["packed"] });
  });

  test.each([
    "state=moon",
    "placed_at=2026-02-30..",
    "placed_at=yesterday",
    "total=abc..",
    "total=1..2..3",
    "view=x",
    "sort=-x",
  ])("shows all for %s, which an old link may have", (query) => {
    expect(requestAt(query)).toEqual({ filter: {}, sort: "-placed_at" });
  });
});

describe("the form of a filter", () => {
  const typed = (from: string, to: string) => {
    const form = new FormData();
    form.set("from", from);
    form.set("to", to);
    return form;
  };
  const [, days, amounts] = list.filters;

  test("reads a range that may be open at either end; an empty one takes the filter away", () => {
    expect(readForm(days, typed("2026-11-01", ""))).toEqual({ text: "2026-11-01.." });
    expect(readForm(amounts, typed("", " 12,50 "))).toEqual({ text: "..12,50" });
    expect(readForm(amounts, typed("", ""))).toEqual({ text: null });
  });

  test("ERROR-05 says what is wrong with a day, an amount or their order", () => {
    expect(readForm(days, typed("2026-13-01", ""))).toEqual({ problem: "staff.list.filter.problem.days" });
    expect(readForm(amounts, typed("a", ""))).toEqual({ problem: "staff.list.filter.problem.amounts" });
    expect(readForm(days, typed("2026-11-02", "2026-11-01"))).toEqual({ problem: "staff.list.filter.problem.order" });
    expect(readForm(amounts, typed("12,50", "9"))).toEqual({ problem: "staff.list.filter.problem.order" });
  });
});
