import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { money } from "#domain/money/money/money.ts";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import { FEATURES } from "#domain/operations/storefronts/storefront.ts";
import { ORDER_FILTERS } from "#domain/selling/orders/order-filter.ts";
import { type Api, api, reader, type Visit, visit } from "#storefront/context.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { failedOrders, loadOrders, type OrdersData } from "./load-orders.ts";
import { OrdersList } from "./orders-list.tsx";
import { type OrdersQuery, ordersPath, readOrdersQuery } from "./orders-query.ts";

const order: OrderListItem = {
  kind: "marketplace",
  number: "OR10482",
  slug: "or-10482",
  created_at: "2026-11-14T19:06:00.000Z",
  status: "awaiting_payment",
  status_key: "orders.failed.title",
  status_tone: "warn",
  total: { amount: money(1_340_000), currency: "EUR" },
  is_unpaid: true,
  actions: ["pay", "cancel"],
  expires_at: null,
  invoice_url: null,
  lines: [{ name: "Bag", image: null, quantity: 2 }],
  lines_total: 3,
  next_step: { key: "pages.page", values: { number: 4 } },
};

const ALL: OrdersQuery = { filter: "all_orders", tab: "all", search: "", page: 1 };
const tabCounts = { all: 11, unpaid: 1, in_progress: 3, delivered: 7, ended: 0 };

const noCounts = Object.fromEntries(ORDER_FILTERS.map((filter) => [filter, 0])) as Record<
  (typeof ORDER_FILTERS)[number],
  number
>;

function shop(getMyOrders: (input: object) => Promise<unknown>, filtersOrders = true) {
  const storefront = { filtersOrders };
  return new RouterContextProvider(
    new Map<unknown, unknown>([
      [api, { orders: { getMyOrders } } as unknown as Api],
      [visit, { storefront } as unknown as Visit],
      [reader, { language: { id: 2, iso_code: "lt" } } as Reader],
    ]) as never,
  );
}

const load = (context: RouterContextProvider, search = "") =>
  loadOrders({ url: new URL(`https://lt.test/lt/my-orders${search}`), locale: "lt", context });

describe("the query of My orders", () => {
  test("ACCOUNT-05 falls back to all orders on page 1 when the query is invalid", () => {
    for (const search of ["", "page=0", "page=-1", "page=1.5", "page=x", "page=1e9", "filter=toString", "status=lost"])
      expect(readOrdersQuery(new URLSearchParams(search))).toEqual(ALL);
    expect(readOrdersQuery(new URLSearchParams("filter=quotes&page=3"))).toEqual({ ...ALL, filter: "quotes", page: 3 });
    const narrowed = { ...ALL, tab: "unpaid", search: "OR 12 & shoe" } as const;
    expect(readOrdersQuery(new URL(ordersPath(narrowed), "https://lt.test").searchParams)).toEqual(narrowed);
  });

  test("ACCOUNT-05 a new filter starts on page 1", () => {
    expect(ordersPath({ filter: "quotes", page: 3 })).toBe("/my-orders?filter=quotes&page=3");
    expect(ordersPath({ filter: "invoices" })).toBe("/my-orders?filter=invoices");
    expect(ordersPath({ filter: "all_orders" })).toBe("/my-orders");
  });
});

describe("loading My orders", () => {
  const sent: object[] = [];
  const answer = async (input: object) => {
    sent.push(input);
    return { items: [order], total: 1, counts: { ...noCounts, quotes: 1 }, status_counts: tabCounts };
  };

  test("ACCOUNT-05 sends language, page and filter", async () => {
    sent.length = 0;
    const orders = await load(shop(answer), "?filter=quotes&page=2");
    expect(sent).toEqual([{ language_id: 2, page: 2, type_for_filter: "quotes" }]);
    expect(orders).toMatchObject({ filter: "quotes", page: 2, total: 1, isFailed: false });
    await load(shop(answer), "?status=in_progress&q=shoe");
    expect(sent[1]).toEqual({
      language_id: 2,
      page: 1,
      type_for_filter: "all_orders",
      status: "in_progress",
      search: "shoe",
    });
  });

  test("REGION-09 a storefront that does not filter orders sends no filter and returns no counts", async () => {
    sent.length = 0;
    const { counts } = await load(shop(answer, false), "?filter=quotes");
    expect(sent).toEqual([{ language_id: 2, page: 1 }]);
    expect(counts).toBeNull();
  });

  test("ACCOUNT-05 returns an empty list on page 1 after an error", async () => {
    const failing = shop(() => Promise.reject(new Error("no database")));
    expect(await load(failing, "?filter=quotes&page=4")).toEqual({
      ...ALL,
      filter: "quotes",
      items: [],
      total: 0,
      counts: null,
      tabCounts: null,
      isFailed: true,
    });
  });

  test("ACCOUNT-05 redirects from a page that no longer exists to the first", async () => {
    const empty = shop(async () => ({ items: [], total: 0, counts: noCounts, status_counts: tabCounts }));
    const response = (await load(empty, "?filter=quotes&page=4").catch((thrown: unknown) => thrown)) as Response;
    expect(response.headers.get("location")).toBe("/lt/my-orders?filter=quotes");
  });
});

describe("the My orders page", () => {
  const orders: OrdersData = {
    ...ALL,
    page: 2,
    tabCounts,
    items: [order],
    total: 11,
    counts: { ...noCounts, all_orders: 11 },
    isFailed: false,
  };
  const show = (changes: Partial<OrdersData> = {}, unpaidCount = 0) =>
    renderPage(<OrdersList orders={{ ...orders, ...changes }} unpaidCount={unpaidCount} />, {
      features: [...FEATURES],
    });

  test("ROUTE-37 ACCOUNT-05 an order shows its number, next step, total and the number of hidden lines", () => {
    const text = visibleText(show());
    expect(text).toContain("OR10482");
    expect(text).toContain("Page 4");
    expect(text).toContain("€134.00");
    expect(text).toContain("and 2 more");
    const links = elements(show(), "a").map(({ href }) => href);
    expect(links).toContain("/en/my-orders/or-10482");
    expect(links).toContain("/en/payment/or-10482");
  });

  test("ACCOUNT-05 details of a quote and of an invoice are on their own pages", () => {
    const linksOf = (kind: OrderListItem["kind"]) =>
      elements(show({ items: [{ ...order, kind }] }), "a").map(({ href }) => href);
    expect(linksOf("quote")).toContain("/en/quotes/or-10482");
    expect(linksOf("invoice")).toContain("/en/invoice/or-10482");
    expect(linksOf("forward_request")).toContain("/en/my-orders/or-10482");
  });

  test("ACCOUNT-05 an order shows the actions that its state allows", () => {
    const actionsOf = (actions: OrderListItem["actions"], invoice_url: string | null = null) => {
      const html = show({ items: [{ ...order, actions, is_unpaid: actions.includes("pay"), invoice_url }] });
      return /€134\.00 (.*?) Showing/.exec(visibleText(html))?.[1];
    };
    expect(actionsOf(["pay", "cancel"])).toMatch(/^Details Cancel the order .*Pay €134\.00$/);
    expect(actionsOf(["track", "invoice"], "/order-documents/or-10482/invoice.pdf")).toBe("Invoice Track");
    expect(actionsOf(["buy_again"])).toBe("Details Buy again");
  });

  test("ACCOUNT-05 tabs show how many orders of each status there are, and keep the search", () => {
    const html = show({ tab: "in_progress", search: "shoe" });
    expect(visibleText(html)).toMatch(/All 11 Awaiting payment 1 On the way 3 Delivered 7 Cancelled and refunded 0/);
    const tabs = elements(html, "a").filter(({ href }) => href?.includes("status="));
    expect(tabs.find((tab) => tab["aria-current"] === "page")?.href).toBe("/en/my-orders?status=in_progress&q=shoe");
  });

  test("ROUTE-37 ACCOUNT-05 only unpaid orders link to the payment", () => {
    const links = elements(show({ items: [{ ...order, is_unpaid: false, actions: ["track"] }] }), "a").map(
      ({ href }) => href,
    );
    expect(links).not.toContain("/en/payment/or-10482");
  });

  test("ACCOUNT-05 shows five filters with counts, marks the selected one and shows the page range", () => {
    const html = show({ tabCounts: null });
    const tabs = elements(html, "a").filter(({ href }) => /my-orders(\?filter=\w+)?$/.test(href ?? ""));
    expect(tabs.filter((tab) => tab["aria-current"] === "page")).toHaveLength(1);
    expect(new Set(tabs.map(({ href }) => href)).size).toBe(ORDER_FILTERS.length);
    expect(visibleText(html)).toContain("Showing 11–11 of 11");
    expect(elements(show({ counts: null }), "a").some(({ href }) => href?.includes("filter="))).toBe(false);
  });

  test("ACCOUNT-05 hides filters of missing features unless there are such orders", () => {
    const filters = (counts: Partial<typeof noCounts>) => {
      const list = <OrdersList orders={{ ...orders, counts: { ...noCounts, ...counts } }} unpaidCount={0} />;
      return visibleText(renderPage(list, { features: ["marketplace"] }));
    };
    expect(filters({})).toMatch(/All orders.*Shop.*Invoices/);
    expect(filters({})).not.toContain("Quotes");
    expect(filters({ quotes: 1 })).toContain("Quotes");
  });

  test("ACCOUNT-05 an empty list says why: no orders yet, none match the filter, or loading failed with a retry", () => {
    expect(visibleText(show({ items: [], total: 0 }))).toContain("No orders yet");
    expect(visibleText(show({ items: [], total: 0, filter: "quotes" }))).toContain("Show all orders");
    const failed = renderPage(<OrdersList orders={failedOrders({ ...ALL, filter: "quotes" })} unpaidCount={0} />);
    expect(visibleText(failed)).toContain("Your orders could not be loaded");
    expect(visibleText(failed)).toContain("Try again");
  });

  test("OVERLAY-02 shows a strip above the list only while orders wait for payment", () => {
    expect(visibleText(show({}, 1))).toContain("One order is waiting for payment.");
    expect(visibleText(show({}, 3))).toContain("3 orders are waiting for payment.");
    expect(visibleText(show())).not.toContain("waiting for payment");
  });

  test("OVERLAY-02 the strip links to all orders when the list shows no unpaid one", () => {
    const strip = (changes: Partial<OrdersData>) => visibleText(show(changes, 1)).includes("waiting for payment. Show");
    expect(strip({ items: [], total: 0, filter: "quotes" })).toBe(true);
    expect(strip({})).toBe(false);
  });

  test("OVERLAY-02 the strip links to the payment of a single unpaid order, but not of several", () => {
    const paymentLinks = (count: number) =>
      elements(show({}, count), "a").filter(({ href }) => href === "/en/payment/or-10482");
    expect(paymentLinks(1)).toHaveLength(2);
    expect(paymentLinks(2)).toHaveLength(1);
  });
});
