import { expect, test } from "vitest";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import shared from "#i18n/messages/lt.json" with { type: "json" };
import own from "#i18n/staff/lt.json" with { type: "json" };
import { createTranslate } from "#i18n/translate.ts";
import { screensFor } from "../screens.ts";
import { type FoundOrder, groupOptions, markNumber, neighbourOf, orderNumberIn, paletteOptions } from "./options.ts";

const t = createTranslate("lt", { ...shared, ...own });
const help = { name: "help", label: "staff.shortcut.title", run: () => {} } as const;
const order = (number: string): FoundOrder => ({ number, state: "paid", placed_at: "2026-11-15T10:00:00.000Z" });

const TWO_SCREENS: readonly string[] = ["orders", "bench"];

interface Given {
  granted?: Parameters<typeof screensFor>[0];
  orders?: FoundOrder[];
}

function offered(typed: string, { granted = PERMISSIONS, orders = [] }: Given = {}) {
  const mayReadOrders = granted.includes("orders.read");
  const screens = screensFor(granted).filter(({ name }) => TWO_SCREENS.includes(name));
  return paletteOptions({ typed, screens, actions: [help], mayReadOrders, orders }, t);
}
const idsOf = (options: ReturnType<typeof offered>) => options.map(({ id }) => id);

test("nothing typed: the screens that the member may see, and the actions", () => {
  expect(idsOf(offered(""))).toEqual(["screen-orders", "screen-bench", "action-help"]);
  expect(idsOf(offered("", { granted: ["warehouse.work"] }))).toEqual(["screen-bench", "action-help"]);
});

test("a screen is found by the beginning of a word, without accents, and the match is marked", () => {
  const [found, ...others] = offered("uzsak");
  expect(others).toEqual([]);
  expect(found).toMatchObject({ path: "/orders", marks: [{ text: "Užsak", isTyped: true }, { isTyped: false }] });
  expect(offered("xyz")).toEqual([]);
});

test("an order's number can be opened at once by those who may read orders", () => {
  expect(["OR123", "or 123", " 123 ", "12a", "PA12", "0", ""].map(orderNumberIn)).toEqual([
    "OR123",
    "OR123",
    "OR123",
    null,
    null,
    null,
    null,
  ]);
  expect(offered("123")).toMatchObject([{ kind: "open", label: "Atverti OR123", path: "/orders/OR123" }]);
  expect(offered("123", { granted: ["warehouse.work"] })).toEqual([]);
});

test("found orders are listed last, so that nothing above them moves", () => {
  const orders = [order("OR12"), order("OR123")];
  const before = idsOf(offered("12"));
  const after = idsOf(offered("12", { orders }));
  expect(after).toEqual([...before, "OR12", "OR123"]);
  expect(groupOptions(offered("12", { orders })).map(({ kind }) => kind)).toEqual(["open", "order"]);
});

test("digits are marked inside of a number", () => {
  expect(markNumber("OR10488", "048")).toEqual([
    { text: "OR1", isTyped: false },
    { text: "048", isTyped: true },
    { text: "8", isTyped: false },
  ]);
  expect(markNumber("OR1", "ana@example.com")).toEqual([{ text: "OR1", isTyped: false }]);
});

test("Up and Down go round; other keys belong to the field", () => {
  const options = offered("");
  expect(neighbourOf(options, null, "ArrowDown")).toBe("screen-bench");
  expect(neighbourOf(options, "action-help", "ArrowDown")).toBe("screen-orders");
  expect(neighbourOf(options, "screen-orders", "ArrowUp")).toBe("action-help");
  expect(neighbourOf(options, null, "Home")).toBeNull();
  expect(neighbourOf([], null, "ArrowDown")).toBeNull();
});
