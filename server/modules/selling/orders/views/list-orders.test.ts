import { createRouterClient } from "@orpc/server";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { ORDER_KINDS, type OrderKind, orderNumber } from "#domain/selling/orders/order-kind.ts";
import { countTabs, ORDER_STATE_TABS } from "#domain/selling/orders/order-tab.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { countUnpaidOrders, createOrderListCalls, type OrderListSource } from "../index.ts";

const item = (kind: OrderKind, id: number, minute: number): OrderListItem => ({
  kind,
  number: orderNumber(kind, id),
  slug: `${kind}-${id}`,
  created_at: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  status: "awaiting_payment",
  status_key: "order.status.awaiting_payment",
  status_tone: "warn",
  total: { amount: fromMinor(134_00), currency: "EUR" },
  is_unpaid: true,
  actions: ["pay", "cancel"],
  expires_at: null,
  invoice_url: null,
  lines: [{ name: "Bag", image: null, quantity: 1 }],
  lines_total: 1,
  next_step: null,
});

/** A source with known rows, all of user 7. */
function sourceOf(kind: OrderKind, minutes: readonly number[]): OrderListSource {
  const own = minutes.map((minute, index) => item(kind, index + 1, minute));
  const newest = own.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const of = (userId: number) => (userId === 7 ? newest : []);
  return {
    kind,
    list: async (_db, { userId, limit }) => of(userId).slice(0, limit),
    count: async (_db, { userId }) =>
      countTabs(ORDER_STATE_TABS, [{ state: "awaiting_payment", total: of(userId).length }]),
    unpaidCount: async (_db, { userId }) => of(userId).length,
  };
}

function clientFor(userId: number | null, sources: readonly OrderListSource[]) {
  const storefront = { code: "lt", languages: [{ id: 1, iso_code: "en" }], currencies: [] };
  const context = { db: {}, storefront, client: {}, user: userId === null ? null : { id: userId } };
  return createRouterClient(createOrderListCalls(sources), { context: context as unknown as CallContext });
}

const numbers = ({ items }: { items: OrderListItem[] }) => items.map(({ number }) => number);

describe("ACCOUNT-05 my orders", () => {
  const sources = [
    sourceOf(
      "marketplace",
      Array.from({ length: 12 }, (_, index) => index * 2),
    ),
    sourceOf("quote", [3, 21]),
  ];

  test("come in one list, the newest first, ten a page, with the total of the filter", async () => {
    const client = clientFor(7, sources);
    const first = await client.getMyOrders({ language_id: 1 });
    expect(numbers(first)).toEqual(["OR12", "QU2", "OR11", "OR10", "OR9", "OR8", "OR7", "OR6", "OR5", "OR4"]);
    expect(first.total).toBe(14);
    expect(first.status_counts).toEqual({ all: 14, unpaid: 14, in_progress: 0, delivered: 0, ended: 0 });
    expect(first.counts).toEqual({ all_orders: 14, marketplace: 12, quotes: 2, forward_requests: 0, invoices: 0 });
    expect(numbers(await client.getMyOrders({ language_id: 1, page: 2 }))).toEqual(["OR3", "QU1", "OR2", "OR1"]);
    expect(await client.getMyOrders({ language_id: 1, page: 3 })).toMatchObject({ items: [], total: 14 });
  });

  test("of one kind are that kind's alone; a kind that nobody sells yet is an empty list", async () => {
    const client = clientFor(7, sources);
    const quotes = await client.getMyOrders({ language_id: 1, type_for_filter: "quotes" });
    expect([numbers(quotes), quotes.total]).toEqual([["QU2", "QU1"], 2]);
    const invoices = await client.getMyOrders({ language_id: 1, type_for_filter: "invoices" });
    expect([numbers(invoices), invoices.total]).toEqual([[], 0]);
  });

  test("T059 are one's own alone, and nobody's before signing in", async () => {
    expect(await clientFor(8, sources).getMyOrders({ language_id: 1 })).toMatchObject({ items: [], total: 0 });
    await expect(clientFor(null, sources).getMyOrders({ language_id: 1 })).rejects.toMatchObject({
      code: "not_signed_in",
    });
  });

  test("are not half a list when one kind fails: the call does", async () => {
    const broken: OrderListSource = { ...sourceOf("invoice", [1]), list: () => Promise.reject(new Error("lost")) };
    await expect(clientFor(7, [...sources, broken]).getMyOrders({ language_id: 1 })).rejects.toThrow();
    const counted = { ...sourceOf("invoice", [1]), count: () => Promise.reject(new Error("lost")) };
    await expect(clientFor(7, [...sources, counted]).getMyOrders({ language_id: 1 })).rejects.toThrow();
  });

  test("are on one page each, however many share a minute", async () => {
    const minutes = fc.array(fc.nat(1), { maxLength: 40, size: "max" });
    await fc.assert(
      fc.asyncProperty(fc.tuple(minutes, minutes, minutes, minutes), async (all) => {
        const client = clientFor(
          7,
          ORDER_KINDS.map((kind, index) => sourceOf(kind, all[index] ?? [])),
        );
        const total = all.flat().length;
        const pages = Array.from({ length: Math.ceil(total / 10) }, (_, index) => index + 1);
        const answers = await Promise.all(pages.map((page) => client.getMyOrders({ language_id: 1, page })));
        expect(new Set(answers.flatMap(numbers)).size).toBe(total);
      }),
      { numRuns: 30 },
    );
  });
});

test("OVERLAY-02 what waits to be paid is counted over all sources", async () => {
  const sources = [sourceOf("quote", [1, 2]), sourceOf("invoice", [3])];
  const db = {} as CallContext["db"];
  expect(await countUnpaidOrders(db, sources, { userId: 7, storefrontCode: "lt" })).toBe(3);
  expect(await countUnpaidOrders(db, sources, { userId: 8, storefrontCode: "lt" })).toBe(0);
});
