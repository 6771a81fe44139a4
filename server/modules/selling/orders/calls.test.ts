import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { newToken } from "#platform/secret-token.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { addUser, mailedToken, query, REGISTRATION, sessionOf, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { newOrder, place, settle, stateOf, VISITOR } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { ORDER_EFFECT } from "./order-effects.ts";

const LOCKER: PickupPoint = {
  parcelshop_id: 1,
  carrier: "omniva",
  type: "locker",
  name: "Paštomatas Žirmūnai",
  street: "Žirmūnų g. 64",
  city: "Vilnius",
  zip: "88895",
  country: "LT",
  hint: null,
  hours: "24/7",
  box_sizes: "S–L",
  distance_metres: null,
};
const PERSONAL = /Žalgirė|Gedimino|ruta@example|600 00000/;

let app: TestApp;
let shop: { database: TestApp["database"]; payable: TestApp["shop"]["orders"]["payable"] };
let me: { id: number; cookies: Record<string, string> };
let other: typeof me;
beforeAll(async () => {
  app = await createTestApp();
  shop = { database: app.database, payable: app.shop.orders.payable };
  me = await customer("me@example.com");
  other = await customer("other@example.com");
});
afterAll(() => app.close());

async function customer(email: string, more: Partial<Parameters<typeof addUser>[1]> = {}) {
  const id = await addUser(app, { email, ...more });
  return { id, cookies: await signedIn(app, email) };
}

const placeMine = () => place(shop, { changes: { owner: { userId: me.id, visitorHash: null } } });
const guest = () => ({ visitor: app.shop.visitorCookie.sign(VISITOR) });
const orderOf = (slug: string, cookies: Record<string, string>) =>
  call(app, "/my-orders/get-order", { slug, language_id: 2 }, { cookies });
const cancel = (slug: string, cookies: Record<string, string>) =>
  call(app, "/my-orders/cancel", { slug, language_id: 2 }, { cookies });
const invoiceOf = (slug: string, cookies: Record<string, string>) =>
  visit(app, { path: `/order-documents/${slug}/invoice.pdf`, cookies });

describe("my orders", () => {
  test("ACCOUNT-05 OVERLAY-02 list what I ordered with what comes next, and count what I have to pay", async () => {
    const { id, slug } = await placeMine();
    const { items } = (await call(app, "/my-orders/get-my-orders", { language_id: 2 }, { cookies: me.cookies })).json();
    expect(items[0]).toMatchObject({
      kind: "marketplace",
      number: `OR${id}`,
      slug,
      status_key: "order.status.awaiting_payment",
      status_tone: "warn",
      total: { amount: 27_4900, currency: "EUR" },
      is_unpaid: true,
      actions: ["pay", "cancel"],
      expires_at: expect.stringMatching(/^2/),
      invoice_url: null,
      lines: [{ name: "Žalias batas 1", quantity: 2 }],
      lines_total: 1,
      next_step: {
        key: "order.next.awaiting_payment",
        values: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d \(Vilniaus laiku\)$/) },
      },
    });
    const unpaid = async () =>
      (await call(app, "/auth/getCurrentUser", {}, { cookies: me.cookies })).json().user.unpaid_orders_count;
    const before = await unpaid();
    expect(before).toBeGreaterThan(0);
    await settle(shop, id);
    expect(await unpaid()).toBe(before - 1);
    const { items: othersItems } = (
      await call(app, "/my-orders/get-my-orders", { language_id: 2 }, { cookies: other.cookies })
    ).json();
    expect(othersItems).toEqual([]);
  });

  test("ACCOUNT-05 the list and the order are in the reader's language, with the texts of the purchase", async () => {
    const owner = { userId: me.id, visitorHash: null };
    const [line] = newOrder([await addProduct(app.database.db)]).lines;
    const texts = {
      lt: { name: "Žalias batas", variant: "42 dydis", slug: "zalias-batas" },
      en: { name: "Green shoe", variant: "Size 42", slug: "green-shoe" },
    };
    const { slug } = await place(shop, { changes: { owner, lines: line ? [{ ...line, texts }] : [] } });
    for (const [language_id, name] of [
      [1, "Green shoe"],
      [2, "Žalias batas"],
    ] as const) {
      const asked = { cookies: me.cookies };
      const { items } = (await call(app, "/my-orders/get-my-orders", { language_id }, asked)).json();
      expect(items[0]).toMatchObject({ slug, lines: [{ name }] });
      const { order } = (await call(app, "/my-orders/get-order", { slug, language_id }, asked)).json();
      const { [language_id === 1 ? "en" : "lt"]: shown } = texts;
      expect(order.lines).toMatchObject([shown]);
    }
    const [inEnglish] = (
      await call(app, "/my-orders/get-my-orders", { language_id: 1 }, { cookies: me.cookies })
    ).json().items;
    expect(inEnglish.next_step.values.until).toMatch(/\(Vilnius time\)$/);
  });

  test("ACCOUNT-05 by status and by search: number, name in any language, with or without accents, nothing of others", async () => {
    const { id: userId, cookies } = await customer("searches@example.com");
    const owner = { userId, visitorHash: null };
    const [first, second] = newOrder([await addProduct(app.database.db), await addProduct(app.database.db)]).lines;
    if (!first || !second) throw new Error("two lines");
    const shoe = { name: "Žalias batas", texts: { en: { name: "100% green shoe", variant: "", slug: "green-shoe" } } };
    const lines = [{ ...first, ...shoe, slug: "zalias-batas" }];
    const paid = await place(shop, { changes: { owner, lines, subtotal: fromMinor(20_00) } });
    await settle(shop, paid.id);
    const bag = { name: "Rankinė", texts: {}, slug: "rankine", quantity: 2 };
    const unpaid = await place(shop, {
      changes: { owner, lines: [{ ...second, ...bag }], subtotal: fromMinor(20_00) },
    });
    const found = async (asked: object, by = cookies) => {
      const { items, total, status_counts } = (
        await call(app, "/my-orders/get-my-orders", { language_id: 1, ...asked }, { cookies: by })
      ).json();
      return { ids: items.map(({ number }: { number: string }) => Number(number.slice(2))), total, status_counts };
    };
    expect(await found({ status: "unpaid" })).toEqual({
      ids: [unpaid.id],
      total: 1,
      status_counts: { all: 2, unpaid: 1, in_progress: 1, delivered: 0, ended: 0 },
    });
    expect((await found({ status: "in_progress" })).ids).toEqual([paid.id]);
    for (const search of [`OR${paid.id}`, `or${paid.id}`, "GREEN", "100% gre", "zalias bat", "Žalias"])
      expect((await found({ search })).ids, search).toEqual([paid.id]);
    expect((await found({ search: "rankine" })).ids).toEqual([unpaid.id]);
    for (const search of ["%", "_", "name", "slug", "x' or 1=1 --"])
      expect((await found({ search })).ids, search).toEqual(search === "%" ? [paid.id] : []);
    expect((await found({ search: "green", status: "unpaid" })).ids).toEqual([]);
    expect((await found({ search: "green" }, other.cookies)).ids).toEqual([]);
  });

  test("ACCOUNT-05 a late order names the day that it missed, in the list as on its own page", async () => {
    const { id, slug } = await placeMine();
    await settle(shop, id);
    await query(app, "update orders set arrives_from = '2026-01-21', arrives_to = '2026-01-24' where id = $1", [id]);
    const late = { key: "order.next.late", values: { day: "2026-01-24" } };
    const { items } = (await call(app, "/my-orders/get-my-orders", { language_id: 2 }, { cookies: me.cookies })).json();
    expect(items[0]).toMatchObject({ slug, next_step: late });
    expect((await orderOf(slug, me.cookies)).json().order).toMatchObject({ next_step: late, arrives_to: null });
  });
});

describe("the page of an order", () => {
  test("ACCOUNT-05 shows its owner everything", async () => {
    const { id, slug } = await placeMine();
    await settle(shop, id);
    const { order } = (await orderOf(slug, me.cookies)).json();
    expect(order).toMatchObject({
      number: `OR${id}`,
      is_owner: true,
      state: "paid",
      email: "ruta@example.com",
      address: { last_name: "Žalgirė" },
      totals: { total: 27_4900, tax: 4_7700, tax_percent: 21 },
      lines: [{ quantity: 2, unit_price: 10_0000, total: 20_0000 }],
      can_pay: false,
      can_cancel: false,
      invoice_url: null,
    });
    expect(order.steps).toHaveLength(6);
    expect(order.timeline.map(({ key }: { key: string }) => key)).toEqual([
      "order.timeline.pay",
      "order.timeline.place",
    ]);
  });

  test("T062 shows others who know its address what was bought, and nothing about whom", async () => {
    for (const { slug } of [await placeMine(), await place(shop)]) {
      for (const cookies of [{}, other.cookies, { visitor: app.shop.visitorCookie.sign(newToken()) }]) {
        const answer = await orderOf(slug, cookies);
        expect(answer.json().order).toMatchObject({ is_owner: false, address: null, email: null, pickup_point: null });
        expect(answer.body).not.toMatch(PERSONAL);
      }
    }
  });

  test("T062 shows its owner alone where the parcel is and where it is collected", async () => {
    const courier = { ...newOrder([]).courier, deliveryType: "pickup" as const };
    const { id, slug } = await place(shop, { changes: { courier, pickupPoint: LOCKER } });
    await settle(shop, id);
    await query(app, "update orders set state = 'out_for_delivery' where id = $1", [id]);
    await query(
      app,
      `with shipment as (insert into shipments (subject_kind, subject_id, storefront_code) values ('order', $1, 'lt') returning id)
      insert into tracking_events (shipment_id, code, place, happened_at, source)
      select id, 'at_pickup_point', 'Žirmūnų g. 64', now(), 'carrier' from shipment`,
      [id],
    );
    const mine = (await orderOf(slug, guest())).json().order;
    expect(mine.next_step).toMatchObject({ values: { place: "Paštomatas Žirmūnai" } });
    expect(mine.timeline[0]).toMatchObject({ location: "Žirmūnų g. 64" });
    const strangers = await orderOf(slug, other.cookies);
    expect(strangers.json().order).toMatchObject({
      status_key: mine.status_key,
      timeline: [{ location: null }, {}, {}],
    });
    expect(strangers.body).not.toContain("Žirmūn");
  });

  test("T059 does not exist in another storefront, or under a number", async () => {
    const { id, slug } = await placeMine();
    const elsewhere = { slug, language_id: 2 };
    expect((await call(app, "/my-orders/get-order", elsewhere, { host: "pj.localhost" })).statusCode).toBe(404);
    for (const guess of [`OR${id}`, String(id), newToken()])
      expect((await orderOf(guess, me.cookies)).statusCode).toBe(404);
  });
});

describe("cancelling", () => {
  test("is for the owner alone, while it is not paid: the pieces are free again", async () => {
    const { id, slug, goods } = await place(shop);
    expect((await cancel(slug, other.cookies)).statusCode).toBe(404);
    expect((await cancel(slug, guest())).json().order).toMatchObject({ state: "cancelled", can_pay: false });
    expect((await cancel(slug, guest())).statusCode).toBe(409);
    const [level] = await query(app, "select on_hand, reserved from stock_levels where variant_id = $1", [
      goods[0]?.variantId,
    ]);
    expect(level).toEqual({ on_hand: 5, reserved: 0 });
    expect((await stateOf(shop, id)).cancelReason).toBe("by_customer");
    const paid = await placeMine();
    await settle(shop, paid.id);
    expect((await cancel(paid.slug, me.cookies)).statusCode).toBe(409);
  });
});

describe("moving orders", () => {
  test("I10 is for the staff alone, along the machine", async () => {
    const staff = await signedInMember(app, { roles: ["warehouse"], storefronts: ["lt"] });
    const { id, slug } = await placeMine();
    await settle(shop, id);
    const move = (event: string, cookies: Record<string, string>, more = {}) =>
      staffCall(app, "/orders/move", { number: `OR${id}`, event, ...more }, { cookies });
    expect((await move("process", me.cookies)).statusCode).toBe(401);
    expect((await move("ship", staff.cookies)).statusCode).toBe(409);
    for (const event of ["process", "pack", "ship"])
      expect((await move(event, staff.cookies, { tracking_number: "CD1", location: "Delaware" })).statusCode).toBe(200);
    const { order } = (await orderOf(slug, me.cookies)).json();
    expect(order).toMatchObject({ state: "shipped", tracking_number: "CD1", status_key: "order.status.in_transit" });
    expect(order.timeline[0]).toMatchObject({ key: "order.timeline.departed_origin", location: "Delaware" });
    expect(order.steps.map(({ state }: { state: string }) => state)).toEqual([
      "done",
      "done",
      "current",
      "ahead",
      "ahead",
      "ahead",
    ]);
  });
});

describe("invoices", () => {
  test("T059 T061 are a PDF for the owner, by user or browser, and nothing for anybody else", async () => {
    const mine = await placeMine();
    const guests = await place(shop, { goods: [await addProduct(app.database.db)] });
    for (const [{ id, slug }, cookies] of [
      [mine, me.cookies],
      [guests, guest()],
    ] as const) {
      expect((await invoiceOf(slug, cookies)).statusCode).toBe(404);
      await settle(shop, id);
      await app.runJob(ORDER_EFFECT, { name: "paid", orderId: id });
      const answer = await invoiceOf(slug, cookies);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(answer.headers["cache-control"]).toMatch(/no-store/);
      const { invoiceNumber } = await stateOf(shop, id);
      expect(pdfText(answer.rawPayload)).toContain(`PVM sąskaita faktūra ${invoiceNumber}`);
      expect((await orderOf(slug, cookies)).json().order.invoice_url).toBe(`/order-documents/${slug}/invoice.pdf`);
      for (const stranger of [{}, other.cookies, { visitor: app.shop.visitorCookie.sign(newToken()) }])
        expect((await invoiceOf(slug, stranger)).statusCode).toBe(404);
      expect((await invoiceOf(`OR${id}`, cookies)).statusCode).toBe(404);
    }
  });
});

test("T061 a client that guesses addresses of orders or invoices is stopped, and others are not", async () => {
  const { slug } = await placeMine();
  const guesser = { cookies: me.cookies, remoteAddress: "203.0.113.9" };
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      app.server.inject(
        index % 2 === 0
          ? { ...guesser, url: `/order-documents/${newToken()}/invoice.pdf`, headers: { host: "lt.localhost" } }
          : {
              ...guesser,
              method: "POST",
              url: "/api/my-orders/get-order",
              headers: { host: "lt.localhost", "sec-fetch-site": "same-origin" },
              payload: { slug: newToken(), language_id: 1 },
            },
      ),
    ),
  );
  const answers = Map.groupBy(guesses, ({ statusCode }) => statusCode);
  expect([answers.get(404)?.length, answers.get(429)?.length]).toEqual([60, 40]);
  expect(answers.get(429)?.[0]?.headers["retry-after"]).toMatch(/^\d+$/);
  expect((await orderOf(slug, me.cookies)).statusCode).toBe(200);
});

describe("a guest's orders", () => {
  test("T059 become the account's when the same address is proved in the same storefront, and no one else's", async () => {
    const email = "claims@example.com";
    const [guests, strangers] = [await place(shop, { changes: { email } }), await place(shop)];
    const elsewhere = await place(shop, { changes: { email, storefrontCode: "pj" } });
    const cookies = sessionOf(await call(app, "/auth/register", { ...REGISTRATION, email }));
    expect((await stateOf(shop, guests.id)).userId).toBeNull();
    await call(app, "/auth/confirm-email", { token: mailedToken(app, email) }, { cookies });
    const [user] = await query<{ id: number }>(app, "select id from users where email = $1", [email]);
    expect((await stateOf(shop, guests.id)).userId).toBe(user?.id);
    for (const { id } of [strangers, elsewhere]) expect((await stateOf(shop, id)).userId).toBeNull();
    expect((await orderOf(guests.slug, guest())).json().order.is_owner).toBe(false);
  });
});
