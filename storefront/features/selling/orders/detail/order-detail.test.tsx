import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import { type Api, api, reader } from "#storefront/context.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { loadOrder } from "./load-order.ts";
import { OrderDetail } from "./order-detail.tsx";
import { OrderTools } from "./order-tools.tsx";
import { cancelled, delivered, inCustoms, late, paid, refunded, unpaid } from "./sample-order.ts";

const show = (order: OrderDetails) =>
  renderPage(
    <>
      <OrderTools order={order} />
      <OrderDetail order={order} name={order.slug} />
    </>,
  );
const textOf = (order: OrderDetails) => visibleText(show(order));
const linksOf = (order: OrderDetails) => elements(show(order), "a").map(({ href }) => href);

describe("ROUTE-37 ACCOUNT-05 the order page", () => {
  test("shows the arrival, the next step, the freight, the pickup point and the recipient", () => {
    const text = textOf(inCustoms);
    expect(text).toContain("Arrives 2026-11-21 – 2026-11-24");
    expect(text).toContain("Customs is checking the papers. You need to do nothing.");
    expect(text).toContain("By air · CD417882301LT");
    expect(text).toContain("Omniva, Akropolis");
    expect(text).toContain("Rūta Žemaitytė, +370 612 34567");
    expect(linksOf(inCustoms)).toContain("/en/p/briz-trail-runner-4");
  });

  test("shows six steps, marks the current one and names the completed ones in words", () => {
    const steps = elements(show(inCustoms), "li").filter((item) => item["aria-current"] === "step");
    expect(steps).toHaveLength(1);
    expect(textOf(inCustoms).match(/, done/g)).toHaveLength(3);
    expect(textOf(inCustoms)).toMatch(
      /Ordered.*Packed.*In the air.*Customs.*With Omniva ~ 2026-11-20 6 Ready to collect 2026-11-21 – 2026-11-24/,
    );
  });

  test("lists expected steps above past ones, the newest first, with the warehouse's local time", () => {
    const timeline = textOf(inCustoms).split("Timeline")[1] ?? "";
    expect(timeline).toMatch(
      /Ready to collect Expected 2026-11-21 – 2026-11-24, Omniva Akropolis With Omniva Expected 2026-11-20 Customs clearance/,
    );
    expect(timeline).toMatch(/Customs clearance started.*Left the origin hub.*Payment received.*Order placed/);
    expect(timeline).toContain("2026-11-13 04:55 · New York (warehouse time 2026-11-12 21:55)");
    expect(timeline).toMatch(/2026-11-15 08:40 · Vilnius Left/);
  });

  test("starts with the products until the order is paid, then with the timeline", () => {
    const goodsCome = (order: OrderDetails) => textOf(order).indexOf("Products") < textOf(order).indexOf("Timeline");
    for (const order of [unpaid, cancelled, refunded]) expect(goodsCome(order), order.state).toBe(true);
    for (const order of [paid, inCustoms, delivered]) expect(goodsCome(order), order.state).toBe(false);
  });

  test("shows figures that add up, the promotion code and how the total was paid", () => {
    const text = textOf(inCustoms);
    expect(text).toMatch(
      /Goods €397.90 Air freight €21.80 Freight discount −€3.20 Omniva pickup point €1.99 RUDUO10 −€39.79/,
    );
    expect(text).toMatch(/Payment fee €3.53 Total paid €382.23 Paid by €84.20 from balance, €298.03 by card/);
    expect(text).toContain("including 21% VAT, €66.34");
  });
});

describe("ROUTE-37 an order in each state", () => {
  test("unpaid: shows the payment deadline and links to pay or cancel, but no invoice and no arrival", () => {
    const text = textOf(unpaid);
    expect(text).toContain("Please pay by 2026-11-11 10:12 (Vilnius time).");
    expect(text).toContain("Total €382.23");
    expect(text).toContain("Cancel the order");
    expect(linksOf(unpaid)).toContain("/en/payment/slug-10455");
    for (const absent of ["Arrives", "Expected", "Invoice", "Total paid"]) expect(text).not.toContain(absent);
  });

  test("paid: shows the invoice and the arrival, nothing to pay or cancel", () => {
    const text = textOf(paid);
    expect(text).toContain("Arrives 2026-11-21 – 2026-11-24");
    expect(linksOf(paid)).toContain("/api/orders/slug-10455/invoice");
    expect(linksOf(paid)).not.toContain("/en/payment/slug-10455");
    expect(elements(show(paid), "button")).toHaveLength(1);
    expect(text).toContain("Invoice Print");
  });

  test("shipped: the tracking number can be copied", () => {
    const labels = elements(show(inCustoms), "button").map((button) => button["aria-label"]);
    expect(labels).toContain("Copy the tracking number");
  });

  test("late: shows the missed day and no new one", () => {
    const text = textOf(late);
    expect(text).toContain("In customs It was expected by 2026-11-24 and is late.");
    for (const absent of ["Arrives", "Expected", "~"]) expect(text).not.toContain(absent);
  });

  test("delivered: shows the delivery day, all steps done, nothing expected", () => {
    const text = textOf(delivered);
    expect(text).toContain("Delivered on 2026-11-22.");
    expect(text.match(/, done/g)).toHaveLength(6);
    for (const absent of ["Arrives", "Expected"]) expect(text).not.toContain(absent);
  });

  test("cancelled: says that nothing was charged; no steps, no invoice, no payment link", () => {
    const text = textOf(cancelled);
    expect(text).toContain("nothing was charged");
    expect(text).toContain("Order cancelled");
    for (const absent of ["In the air", "Arrives", "Expected", "Invoice", "Cancel the order", "Total paid"])
      expect(text).not.toContain(absent);
    expect(linksOf(cancelled)).not.toContain("/en/payment/slug-10455");
  });

  test("refunded: shows the refunded amount and keeps the invoice", () => {
    const text = textOf(refunded);
    expect(text).toContain("Your money is on its way back");
    expect(text).toContain("Refunded €382.23");
    expect(linksOf(refunded)).toContain("/api/orders/slug-10455/invoice");
    for (const absent of ["Arrives", "Expected", "In the air"]) expect(text).not.toContain(absent);
  });

  test("door delivery: shows the address instead of a pickup point", () => {
    const text = textOf({ ...inCustoms, pickup_point: null, courier: { name: "DPD", delivery_type: "door" } });
    expect(text).toContain("Brought to Žvėryno g. 14-7, 08117 Vilnius");
    expect(text).not.toContain("Akropolis");
  });
});

describe("loading an order", () => {
  const shop = (getOrder: () => Promise<unknown>) =>
    new RouterContextProvider(
      new Map<unknown, unknown>([
        [api, { orders: { getOrder } } as unknown as Api],
        [reader, { language: { id: 2, iso_code: "lt" } } as Reader],
      ]) as never,
    );
  const load = (getOrder: () => Promise<unknown>, slug = "slug-10455") => loadOrder(slug, shop(getOrder));

  test("ROUTE-37 returns the customer's own order", async () => {
    expect(await load(async () => ({ order: inCustoms }))).toEqual(inCustoms);
  });

  test("T062 treats another customer's order like one that does not exist", async () => {
    expect(await load(async () => ({ order: { ...inCustoms, is_owner: false } }))).toBeNull();
    expect(await load(() => Promise.reject({ status: 404 }))).toBeNull();
    expect(await load(async () => ({ order: inCustoms }), "x".repeat(201))).toBeNull();
  });

  test("ROUTE-37 rejects on a server failure instead of reporting a missing order", async () => {
    await expect(load(() => Promise.reject({ status: 503 }))).rejects.toEqual({ status: 503 });
  });
});
