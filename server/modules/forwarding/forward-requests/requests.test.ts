import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { fromDecimalString, fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { formatDate } from "#i18n/format.ts";
import {
  addForwarder,
  addParcel,
  draftOf,
  type Forwarder,
  paidRequest,
  payByBalance,
  requestCall,
  SERUM,
  SHOES,
  submittedOf,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { LINE } from "#testing/forwarding/parcels.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { beginPayment, notificationOf, notifyingProvider } from "#testing/races.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let ruta: Forwarder;
let staff: Awaited<ReturnType<typeof warehouseWorker>>;
const euros = (text: string) => fromDecimalString(text);

beforeAll(async () => {
  app = await createTestApp({ providers: [notifyingProvider()], poolSize: 12 });
  ruta = await addForwarder(app);
  staff = await warehouseWorker(app);
});
afterAll(async () => {
  expect(await checkForwarding(app.database.db)).toEqual([]);
  await app.close();
});

const ask = (name: string, body: object, who: Forwarder = ruta) => requestCall(app, who, name, body);
const show = async (slug: string, who: Forwarder = ruta) => (await ask("get", { slug }, who)).json().request;
const twoParcels = async (who: Forwarder = ruta) => [
  await addParcel(app, who, SHOES),
  await addParcel(app, who, SERUM),
];
const stateOf = async (number: string) => {
  const { rows } = await app.database.db.execute<{ state: string }>(
    sql`select state from parcels where id = ${Number(number.slice(2))}`,
  );
  return rows[0]?.state;
};
const statesOf = (numbers: readonly string[]) => Promise.all(numbers.map(stateOf));
const as = ({ cookies }: Forwarder) => ({ cookies, headers: { "idempotency-key": randomUUID() } });
const clock = () => app.runJob({ name: "forward-request-clock" } as Parameters<TestApp["runJob"]>[0]);
const balanceOf = async ({ cookies }: Forwarder) =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json().balance.amount;
const lastEntryOf = async ({ cookies }: Forwarder) =>
  (await call(app, "/balance/get-history", { page: 1 }, { cookies })).json().items[0];

describe("FORWARDING-02 a draft", () => {
  test("FORWARDING-02 reserves parcels of one warehouse, and frees what is left out", async () => {
    const [first = "", second = ""] = await twoParcels();
    const { slug } = (await ask("begin", { parcels: [first] })).json();
    expect(await statesOf([first, second])).toEqual(["reserved", "in_storage"]);
    await ask("set-parcels", { slug, parcels: [second] });
    expect(await statesOf([first, second])).toEqual(["in_storage", "reserved"]);
    expect((await show(slug)).parcels).toMatchObject([{ number: second }]);
  });

  test("FORWARDING-02 is not insured before its customer chooses it, and then costs what the switch says", async () => {
    const { slug } = (await ask("begin", { parcels: await twoParcels() })).json();
    const insuranceOf = ({ offers: [air] }: { offers: { lines: { key: string; amount: number }[] }[] }) =>
      air?.lines.find(({ key }) => key === "insurance")?.amount;
    const begun = await show(slug);
    expect([begun.packing.insure, begun.fees.insure, insuranceOf(begun)]).toEqual([false, euros("4"), undefined]);
    await ask("set-packing", { slug, ...begun.packing, insure: true });
    expect(insuranceOf(await show(slug))).toBe(euros("4"));
  });

  test("FORWARDING-02 refuses no parcels, too many, and those of two warehouses, at the field", async () => {
    const parcels = [await addParcel(app, ruta), await addParcel(app, ruta, { warehouseId: 2 })];
    const mixed = await ask("begin", { parcels });
    expect([mixed.statusCode, mixed.json().errors]).toEqual([422, { parcels: "forwarding.error.warehouses" }]);
    for (const wrong of [[], Array.from({ length: 21 }, (_, index) => `PA${900_000 + index}`)]) {
      const answer = await ask("begin", { parcels: wrong });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { parcels: "forwarding.error.parcels" }]);
    }
    expect(await statesOf(parcels)).toEqual(["in_storage", "in_storage"]);
  });

  test("T059 has nothing of others: neither their parcels nor their requests exist", async () => {
    const stranger = await addForwarder(app);
    const theirs = await addParcel(app, stranger);
    expect((await ask("begin", { parcels: [theirs] })).statusCode).toBe(404);
    const slug = await draftOf(app, stranger, [theirs]);
    const answers = [
      await ask("get", { slug }),
      await ask("set-packing", { slug, join: true, wrap: true, unbox: true, insure: true }),
      await ask("set-delivery", { slug, shipping_method: "sea" }),
      await ask("submit", { slug, total: 0 }),
      await ask("rehearse", { slug }),
      await ask("edit", { slug }),
      await ask("cancel", { slug }),
      await ask("answer", { slug, text: "hello" }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect((await show(slug, stranger)).state).toBe("draft");
  });

  test("F31 I13 of many tabs that take one parcel exactly one gets it; the others read that it is taken", async () => {
    const parcel = await addParcel(app, ruta);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("begin", { parcels: [parcel] })));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? "begun" : answer.json().code)).sort();
    expect(codes).toEqual(["begun", ...Array.from({ length: 9 }, () => "parcel_taken")]);
    const { rows } = await app.database.db.execute(
      sql`select from forward_request_parcels where parcel_id = ${Number(parcel.slice(2))} and is_live`,
    );
    expect(rows).toHaveLength(1);
  });

  test("F31 two requests that exchange the same parcels in another order do not block each other", async () => {
    const [first = "", second = ""] = await twoParcels();
    const own = [await addParcel(app, ruta), await addParcel(app, ruta)] as const;
    const slugs = await Promise.all(own.map(async (one) => (await ask("begin", { parcels: [one] })).json().slug));
    const answers = await Promise.all([
      ask("set-parcels", { slug: slugs[0], parcels: [first, second] }),
      ask("set-parcels", { slug: slugs[1], parcels: [second, first] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("FORWARDING-02 that nobody touches for two days gives its parcels back", async () => {
    const parcel = await addParcel(app, ruta);
    const slug = await draftOf(app, ruta, [parcel]);
    await app.database.db.execute(
      sql`update forward_requests set touched_at = now() - interval '49 hours' where slug = ${slug}`,
    );
    await clock();
    expect([await stateOf(parcel), (await show(slug)).state]).toEqual(["in_storage", "cancelled"]);
    expect((await ask("begin", { parcels: [parcel] })).statusCode).toBe(200);
  });
});

describe("the price", () => {
  test("FORWARDING-02 FORWARDING-03 is that of the drawing, by air and by sea", async () => {
    const slug = await draftOf(app, ruta, await twoParcels());
    const { couriers } = await show(slug);
    const locker = couriers.find((each: { has_pickup_points: boolean }) => each.has_pickup_points);
    const pickup_point_id = locker.pickup_points[0].parcelshop_id;
    const { request } = (await ask("set-delivery", { slug, courier_id: locker.id, pickup_point_id })).json();
    const shown = request.offers.map((offer: { method: string; charged: number; total: number }) => [
      offer.method,
      offer.charged - locker.delivery_fee + Number(euros("1.99")),
    ]);
    expect(shown).toEqual([
      ["air", euros("78.07")],
      ["sea", euros("67")],
    ]);
    expect(request.offers[0].lines.find(({ key }: { key: string }) => key === "freight").amount).toBe(euros("25.95"));
  });

  test("FORWARDING-02 has the storage that is due and the services of the parcels", async () => {
    const parcel = await addParcel(app, ruta, { ...SHOES, freeFor: -3 });
    await app.database.db.execute(
      sql`insert into parcel_services (parcel_id, kind, price) values (${Number(parcel.slice(2))}, 'photos', 20000)`,
    );
    const slug = await draftOf(app, ruta, [parcel]);
    const { lines } = (await show(slug)).offers[0];
    const amountOf = (name: string) =>
      lines.find((line: { key: string; service: string | null }) => (line.service ?? line.key) === name)?.amount;
    expect(amountOf("photos")).toBe(euros("2"));
    expect(amountOf("storage")).toBe(euros("1.50"));
  });

  test("CHECKOUT-09 what does not go into a locker is offered to no locker, and choosing one is refused with the reason", async () => {
    const parcel = await addParcel(app, ruta, SHOES);
    const slug = await draftOf(app, ruta, [parcel]);
    const { couriers } = await show(slug);
    const locker = couriers.find((each: { has_pickup_points: boolean }) => each.has_pickup_points);
    const chosen = { slug, courier_id: locker.id, pickup_point_id: locker.pickup_points[0].parcelshop_id };
    await ask("set-delivery", chosen);
    await app.database.db.execute(
      sql`update parcels set length_mm = 1900, width_mm = 1200, height_mm = 900 where id = ${Number(parcel.slice(2))}`,
    );
    const request = await show(slug);
    expect(request.missing).toContain("delivery");
    const now = request.couriers.find(({ id }: { id: number }) => id === locker.id);
    expect(now).toMatchObject({ pickup_points: [], unavailable_key: "delivery.too-large" });
    expect((await ask("set-delivery", chosen)).json().errors).toEqual({ pickup_point_id: "delivery.too-large" });
    expect((await ask("submit", { slug, total: request.offers[0].charged })).json().code).toBe("request_incomplete");
  });

  test("T113 a total that is not the price is shown anew, and nothing is agreed to", async () => {
    const slug = await draftOf(app, ruta, await twoParcels());
    const answer = (await ask("submit", { slug, total: 1 })).json();
    expect([answer.result, answer.request.state]).toEqual(["changed", "draft"]);
  });

  test("FORWARDING-02 T114 what is not complete cannot be submitted, and says which step it is", async () => {
    const bare = await addParcel(app, ruta, { line: null });
    const { slug } = (await ask("begin", { parcels: [bare] })).json();
    expect((await show(slug)).missing).toEqual(["contents", "delivery"]);
    const answer = await ask("submit", { slug, total: 0 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "request_incomplete"]);
    expect((await ask("rehearse", { slug })).json().code).toBe("request_incomplete");
  });

  test("FORWARDING-02 goods that may not fly leave the method that they can take", async () => {
    const perfume = { hs6: "330300", origin: "FR", value: 700_000, quantity: 1 };
    const slug = await draftOf(app, ruta, [await addParcel(app, ruta, { ...SERUM, line: perfume })]);
    const request = await show(slug);
    expect(request.offers.map(({ refused_by }: { refused_by: object | null }) => refused_by !== null)).toEqual([
      true,
      false,
    ]);
    expect(request.missing).toEqual(["delivery"]);
    expect((await ask("set-delivery", { slug, shipping_method: "sea" })).json().request.missing).toEqual([]);
  });
});

describe("PAYMENT-02 paying", () => {
  test("PAYMENT-02 PAYMENT-04 ACCOUNT-02 the charges are what is due, and the balance pays it with relation 1", async () => {
    const parcels = await twoParcels();
    const { slug, total, answer } = await submittedOf(app, ruta, parcels);
    expect([answer.json().result, answer.json().request.state]).toEqual(["submitted", "awaiting_payment"]);
    const payable = (await call(app, "/payment/get", { slug, language_id: 1 }, { cookies: ruta.cookies })).json();
    expect(payable).toMatchObject({ kind: "forward_request", due: total });
    expect(payable.charges.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total);
    const offered = payable.payment_methods.map(
      (method: { payment_processor_id: number }) => method.payment_processor_id,
    );
    // This test's shop has one provider and the balance.
    expect(new Set(offered)).toEqual(new Set([1, 4]));
    const certainties = payable.charges.map(({ key, certainty }: { key: string; certainty?: string }) => [
      key,
      certainty,
    ]);
    expect(Object.fromEntries(certainties)).toMatchObject({
      "forwarding.charge.freight": "at-most",
      "forwarding.charge.duty": "fixed",
      "forwarding.charge.import_vat": "estimate",
      "forwarding.charge.delivery": undefined,
    });
    const before = await balanceOf(ruta);
    expect((await payByBalance(app, ruta, slug)).json()).toMatchObject({
      result: "done",
      order_number: payable.number,
    });
    expect((await show(slug)).state).toBe("paid");
    expect(before - (await balanceOf(ruta))).toBe(total);
    const id = Number(payable.number.slice("FR".length));
    expect(await lastEntryOf(ruta)).toMatchObject({ rel_type: 1, rel_id: id, type: 2, amount: total });
  });

  test("I16 what was declared when it was paid never changes afterwards", async () => {
    const parcels = await twoParcels();
    await paidRequest(app, ruta, parcels);
    const id = Number(parcels[0]?.slice(2));
    const change = app.database.db.execute(sql`update parcel_items set unit_value = 100 where parcel_id = ${id}`);
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining("is locked") } });
  });

  const declareAnew = (number: string) =>
    call(
      app,
      "/parcels/declare",
      { number, lines: [{ ...LINE, unit_value: 50_000_000 }], is_attested: true },
      as(ruta),
    );

  test.each(["submit", "rehearse"])(
    "I23 T113 after %s what was agreed cannot be declared anew, until the request is edited or given up",
    async (name) => {
      const parcels = await twoParcels();
      const [number = ""] = parcels;
      const slug = await draftOf(app, ruta, parcels);
      expect((await declareAnew(number)).statusCode).toBe(200);
      const { charged: total } = (await show(slug)).offers[0];
      await ask(name, { slug, total });
      expect((await declareAnew(number)).json()).toMatchObject({ code: "declaration_locked" });
      const { parcel } = (await call(app, "/parcels/get", { number }, { cookies: ruta.cookies })).json();
      expect(parcel).toMatchObject({ can_declare: false, request: { slug, can_edit: name === "submit" } });
      await ask(name === "submit" ? "edit" : "cancel", { slug });
      expect((await declareAnew(number)).statusCode).toBe(200);
    },
  );

  test("I23 of a declaration and a submission in the same moment the price is that of what is declared", async () => {
    for (let round = 0; round < 5; round++) {
      const parcels = await twoParcels();
      const slug = await draftOf(app, ruta, parcels);
      const { charged: total } = (await show(slug)).offers[0];
      const [declared, submitted] = await Promise.all([declareAnew(parcels[0] ?? ""), ask("submit", { slug, total })]);
      expect([declared.statusCode, submitted.json().result].join(" ")).toMatch(/^(200 changed|409 submitted)$/);
    }
  });

  test.each(["submit", "rehearse"])(
    "T113 %s keeps which terms were agreed to, and when; without them nothing moves",
    async (name) => {
      const slug = await draftOf(app, ruta, await twoParcels());
      const { charged: total } = (await show(slug)).offers[0];
      const kept = async () =>
        (
          await app.database.db.execute(
            sql`select terms_version, terms_agreed_at > now() - interval '1 minute' as is_now from forward_requests where slug = ${slug}`,
          )
        ).rows;
      for (const agreed_terms of [undefined, null, true, "2020-01"])
        expect((await ask(name, { slug, total, agreed_terms })).statusCode).toBe(400);
      expect([(await show(slug)).state, await kept()]).toEqual(["draft", [{ terms_version: null, is_now: null }]]);
      expect((await ask(name, { slug, total })).statusCode).toBe(200);
      expect(await kept()).toEqual([{ terms_version: SHOWN_TERMS, is_now: true }]);
    },
  );

  test("FORWARDING-02 an unpaid request becomes a draft again, and expires after a week", async () => {
    const parcels = await twoParcels();
    const { slug } = await submittedOf(app, ruta, parcels);
    expect((await ask("edit", { slug })).json().request.state).toBe("draft");
    const { charged } = (await show(slug)).offers[0];
    await ask("submit", { slug, total: charged });
    await app.database.db.execute(sql`update forward_requests set expires_at = now() where slug = ${slug}`);
    await clock();
    expect([(await show(slug)).state, ...(await statesOf(parcels))]).toEqual(["cancelled", "in_storage", "in_storage"]);
    const late = await call(app, "/payment/get", { slug, language_id: 1 }, { cookies: ruta.cookies });
    expect(late.statusCode).toBe(404);
  });

  test("F35 of a payment and an expiry in the same moment one wins, and no money stays in between", async () => {
    for (let round = 0; round < 5; round++) {
      const { slug, total } = await submittedOf(app, ruta, await twoParcels());
      const before = await balanceOf(ruta);
      await app.database.db.execute(sql`update forward_requests set expires_at = now() where slug = ${slug}`);
      await Promise.all([payByBalance(app, ruta, slug), clock()]);
      const { state } = await show(slug);
      expect(["paid", "cancelled"]).toContain(state);
      expect(before - (await balanceOf(ruta))).toBe(state === "paid" ? total : 0);
    }
  });

  test("FORWARDING-02 a paid request that is cancelled refunds all of its money and frees its parcels", async () => {
    const parcels = await twoParcels();
    const before = await balanceOf(ruta);
    const { slug } = await paidRequest(app, ruta, parcels);
    expect((await ask("cancel", { slug })).json().request.state).toBe("cancelled");
    expect(await balanceOf(ruta)).toBe(before);
    expect(await statesOf(parcels)).toEqual(["in_storage", "in_storage"]);
    expect((await ask("cancel", { slug })).statusCode).toBe(409);
  });
});

/** Packs, dispatches, and reports a carrier's status. */
async function travel(number: string, status: TrackingCode): Promise<void> {
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await staff("label", { number });
  await staff("dispatch", { number });
  const { tracked } = app.shop.forwardRequests;
  await app.database.db.transaction((tx) => tracked.follow(tx, Number(number.slice(2)), status));
}

const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };
const HUGE = { weight_grams: 9_000, length_mm: 600, width_mm: 500, height_mm: 400 };

describe("in the warehouse", () => {
  test("I13 I14 a parcel that cannot be found ends its request: the other is free, and all that was paid is refunded once", async () => {
    const lose = (number: string) =>
      staffCall(
        app,
        "/parcels/lose",
        { number, note: "Not on its shelf." },
        { cookies: keeper.cookies, headers: { "idempotency-key": randomUUID() } },
      );
    const keeper = await signedInMember(app);
    const owner = await addForwarder(app);
    const before = await balanceOf(owner);
    const boxes = [{ weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 }];
    const stages = [
      ["draft", async (parcels: string[]) => ({ slug: await draftOf(app, owner, parcels) })],
      ["awaiting_payment", async (parcels: string[]) => submittedOf(app, owner, parcels)],
      ["paid", async (parcels: string[]) => paidRequest(app, owner, parcels)],
      [
        "packed",
        async (parcels: string[]) => {
          const paid = await paidRequest(app, owner, parcels);
          await staff("start", { number: paid.number });
          await staff("measure", { number: paid.number, boxes });
          return paid;
        },
      ],
    ] as const;
    for (const [name, bring] of stages) {
      const parcels = await twoParcels(owner);
      const { slug } = await bring(parcels);
      expect([name, (await show(slug, owner)).state]).toEqual([name, name]);
      const [first = ""] = parcels;
      expect((await lose(first)).statusCode, name).toBe(200);
      expect([name, (await show(slug, owner)).state, ...(await statesOf(parcels))]).toEqual([
        name,
        "cancelled",
        "lost",
        "in_storage",
      ]);
      expect([name, await balanceOf(owner)]).toEqual([name, before]);
      expect((await lose(first)).statusCode).toBe(409);
    }
  });

  test("I13 what is fully refunded before it left can be sent anew", async () => {
    const owner = await addForwarder(app);
    const parcels = await twoParcels(owner);
    const { slug, number } = await paidRequest(app, owner, parcels);
    await staff("start", { number });
    const { rows } = await app.database.db.execute<{ reference: string }>(sql`
      select reference from payments where payable_kind = 'forward_request' and payable_id = ${Number(number.slice(2))}`);
    const payment = rows[0]?.reference;
    const administrator = await signedInMember(app, { roles: ["administrator"] });
    const refund = { payment, destination: "balance", reason: "asked for" };
    expect(
      (
        await staffCall(app, "/payments/refund", refund, {
          cookies: administrator.cookies,
          headers: { "idempotency-key": randomUUID() },
        })
      ).statusCode,
    ).toBe(200);
    expect([(await show(slug, owner)).state, ...(await statesOf(parcels))]).toEqual([
      "refunded",
      "in_storage",
      "in_storage",
    ]);
    expect((await ask("begin", { parcels }, owner)).statusCode).toBe(200);
  });

  test("I14 T121 what staff refund of a payment is beyond what is due, and packing smaller then refunds what is left", async () => {
    const { cookies } = await signedInMember(app);
    const boxes = [{ weight_grams: 300, length_mm: 100, width_mm: 100, height_mm: 100 }];
    const sums = async (number: string) => {
      const { rows } = await app.database.db.execute<{ captured: number; left: number; due: number }>(sql`
        select captured::integer, (captured - refunded)::integer as left, due_total::integer as due
        from payments join forward_requests r on r.id = payable_id
        where payable_kind = 'forward_request' and payable_id = ${Number(number.slice(2))} and captured > 0`);
      return rows[0] ?? { captured: 0, left: 0, due: 0 };
    };
    const give = async (number: string, amount: number) => {
      const { rows } = await app.database.db.execute<{ payment: string }>(sql`select reference as payment from payments
        where payable_kind = 'forward_request' and payable_id = ${Number(number.slice(2))} and captured > 0`);
      const body = { ...rows[0], amount, destination: "balance", reason: "a late parcel" };
      const headers = { "idempotency-key": randomUUID() };
      expect((await staffCall(app, "/payments/refund", body, { cookies, headers })).statusCode).toBe(200);
    };
    const gift = fromMinor(2_50);
    for (const leaves of [null, fromMinor(50)]) {
      const { number, total } = await paidRequest(app, ruta, await twoParcels());
      const given = leaves === null ? gift : total - leaves;
      await give(number, given);
      expect(await checkForwarding(app.database.db)).toEqual([]);
      await staff("start", { number });
      const measured = await staff("measure", { number, boxes });
      expect(measured.statusCode).toBe(200);
      const { captured, left, due } = await sums(number);
      expect(due).toBeLessThan(total - fromMinor(50));
      expect([captured, left]).toEqual([total, leaves === null ? due - gift : 0]);
      expect(measured.json().returned).toBe(leaves ?? total - due);
    }
  });

  test("I14 ACCOUNT-03 who paid by card is refunded the difference of packing to the card, and not as balance", async () => {
    const { slug, total } = await submittedOf(app, ruta, await twoParcels());
    const payment = await beginPayment(app, ruta, slug);
    await app.shop.payments.receive(PROVIDER.card, notificationOf(payment));
    const { number } = await show(slug);
    const before = await balanceOf(ruta);
    await staff("start", { number });
    const { returned } = (await staff("measure", { number, boxes: [BOX] })).json();
    const { rows } = await app.database.db.execute(sql`
      select r.destination, r.amount::integer from refunds r join payments p on p.id = r.payment_id
      where p.reference = ${payment.reference}`);
    expect(rows).toEqual([{ destination: "provider", amount: returned }]);
    expect([returned, await balanceOf(ruta)]).toEqual([total - (await show(slug)).due, before]);
  });

  test("I14 ACCOUNT-03 packed smaller, the difference is refunded automatically; captured − refunded is what is due", async () => {
    const parcels = await twoParcels();
    const { slug, number, total } = await paidRequest(app, ruta, parcels);
    const before = await balanceOf(ruta);
    expect((await staff("start", { number })).json().state).toBe("packing");
    expect((await staff("measure", { number, boxes: [BOX] })).json().state).toBe("packed");
    const request = await show(slug);
    expect([total - request.due, (await balanceOf(ruta)) - before]).toEqual([euros("6.60"), euros("6.60")]);
    expect(await lastEntryOf(ruta)).toMatchObject({ rel_type: 1, rel_id: null, type: 1, amount: euros("6.60") });
    const { rows } = await app.database.db.execute<{ left: string }>(
      sql`select captured - refunded as left from payments where payable_kind = 'forward_request' and captured > 0
        and payable_id = ${Number(number.slice(2))}`,
    );
    expect(Number(rows[0]?.left)).toBe(request.due);
    expect(request.timeline.map(({ key }: { key: string }) => key)).toContain("forwarding.timeline.refund_partly");
    expect(request.boxes).toEqual([BOX]);
  });

  test("I14 a service that was paid for and not done when the boxes are packed is refunded; one that was done stays", async () => {
    const parcel = await addParcel(app, ruta, SHOES);
    const id = Number(parcel.slice(2));
    await app.database.db.execute(sql`insert into parcel_services (parcel_id, kind, price, done_at) values
      (${id}, 'photos', 20000, null), (${id}, 'open_and_check', 30000, now())`);
    const { slug, number } = await paidRequest(app, ruta, [parcel]);
    await staff("start", { number });
    const measured = { number, boxes: [{ weight_grams: 60_000, length_mm: 900, width_mm: 900, height_mm: 900 }] };
    expect((await staff("measure", measured)).json()).toMatchObject({
      returned: euros("2"),
    });
    const services = (await call(app, "/parcels/get", { number: parcel }, { cookies: ruta.cookies })).json().parcel
      .services;
    const photos = services.find(({ kind }: { kind: string }) => kind === "photos");
    expect(photos).toMatchObject({ done_at: null, given_back_at: expect.any(String), can_request: false });
    const { state, not_done } = await show(slug);
    expect(state).toBe("packed");
    expect(not_done).toMatchObject([{ service: "photos", amount: euros("2") }]);
  });

  test("I14 packed larger, nothing more is charged", async () => {
    const { slug, number, total } = await paidRequest(app, ruta, await twoParcels());
    const before = await balanceOf(ruta);
    await staff("start", { number });
    await staff("measure", { number, boxes: [HUGE] });
    expect([(await show(slug)).due, await balanceOf(ruta)]).toEqual([total, before]);
  });

  test("FORWARDING-02 from the shelf to the carrier every step follows the one before, and the parcels follow", async () => {
    const parcels = await twoParcels();
    const { slug, number } = await paidRequest(app, ruta, parcels);
    for (const early of ["label", "dispatch"]) expect((await staff(early, { number })).statusCode).toBe(409);
    await staff("start", { number });
    await staff("measure", { number, boxes: [BOX] });
    expect(await statesOf(parcels)).toEqual(["packed", "packed"]);
    await staff("label", { number });
    expect((await staff("dispatch", { number })).json().state).toBe("dispatched");
    expect(await statesOf(parcels)).toEqual(["dispatched", "dispatched"]);
    expect((await ask("cancel", { slug })).statusCode).toBe(409);
    expect((await staff("return", { number })).json().state).toBe("returned");
    expect(await statesOf(parcels)).toEqual(["in_storage", "in_storage"]);
    expect((await ask("begin", { parcels })).statusCode).toBe(200);
  });

  test("FORWARDING-02 a packer sees the parcels with their shelves and services, how they are packed and where they go", async () => {
    const parcel = await addParcel(app, ruta, SHOES);
    const id = Number(parcel.slice(2));
    await app.database.db.execute(sql`update parcels set shelf = 'C-14-3' where id = ${id}`);
    await app.database.db.execute(
      sql`insert into parcel_services (parcel_id, kind, price) values (${id}, 'photos', 0)`,
    );
    const { number } = await paidRequest(app, ruta, [parcel]);
    const { items } = (await staff("list", { filter: { state: "paid" }, sort: "-created_at" })).json();
    const row = items.find((each: { number: string }) => each.number === number);
    expect(row).toMatchObject({ parcels: [{ number: parcel, shelf: "C-14-3", services: ["photos"] }] });
    expect(row.deliver_to.join(" ")).toContain("Žvėryno g. 14-7");
  });

  test("FORWARDING-02 a held request goes on where it was held", async () => {
    const { number } = await paidRequest(app, ruta, await twoParcels());
    await staff("start", { number });
    expect((await staff("hold", { number, note: "the serum leaks" })).json().state).toBe("on_hold");
    const { items } = (await staff("list", { filter: { state: "on_hold" }, sort: "-created_at" })).json();
    expect(items.find((item: { number: string }) => item.number === number).next_events).toEqual([
      "release_to_packing",
    ]);
    expect((await staff("release", { number })).json().state).toBe("packing");
  });

  test("FORWARDING-02 a rehearsal tells the exact price before anything is paid", async () => {
    const parcels = await twoParcels();
    const slug = await draftOf(app, ruta, parcels);
    const before = await balanceOf(ruta);
    const { request } = (await ask("rehearse", { slug })).json();
    expect(request.state).toBe("rehearsing");
    await staff("measure", { number: request.number, boxes: [BOX] });
    const exact = await show(slug);
    expect([exact.state, exact.agreed - exact.due]).toEqual(["rehearsed", euros("6.60")]);
    expect(exact.lines.map(({ service }: { service: string | null }) => service)).toContain("rehearsal");
    await payByBalance(app, ruta, slug);
    expect([(await show(slug)).state, before - (await balanceOf(ruta))]).toEqual(["packed", exact.due]);
    await staff("label", { number: request.number });
    expect(await statesOf(parcels)).toEqual(["packed", "packed"]);
  });

  test("T106 what customs ask is answered with documents, which its customer and staff can read", async () => {
    const { slug, number } = await paidRequest(app, ruta, await twoParcels());
    await travel(number, "customs_started");
    expect((await staff("ask-documents", { number, note: "An invoice" })).json().state).toBe("customs_action_needed");
    expect((await show(slug)).timeline[0]).toMatchObject({
      key: "forwarding.status.customs_action_needed",
      note: "An invoice",
    });
    expect((await ask("answer", { slug, text: "Here it is" })).statusCode).toBe(200);
    expect(await show(slug)).toMatchObject({
      state: "customs",
      customs_question: { text: "An invoice", answer: "Here it is", files: [] },
    });
  });

  test("I15 reports of the carrier move a request on, never back, and its parcels are delivered with it", async () => {
    const parcels = await twoParcels();
    const { slug, number } = await paidRequest(app, ruta, parcels);
    await travel(number, "arrived_country");
    const follow = (status: TrackingCode) =>
      app.database.db.transaction((tx) => app.shop.forwardRequests.tracked.follow(tx, Number(number.slice(2)), status));
    expect((await show(slug)).state).toBe("in_transit");
    for (const status of ["at_pickup_point", "customs_started", "in_transit", "at_pickup_point"] as const)
      await follow(status);
    expect((await show(slug)).state).toBe("at_pickup_point");
    await follow("delivered");
    await follow("out_for_delivery");
    expect([(await show(slug)).state, ...(await statesOf(parcels))]).toEqual(["delivered", "delivered", "delivered"]);
    const { steps } = await show(slug);
    expect(steps.map(({ state }: { state: string }) => state)).toEqual(Array(6).fill("done"));
  });

  test("ACCOUNT-05 FORWARDING-05 the step Packed has the day on which the boxes were packed, also on /tracking", async () => {
    const { slug, number } = await paidRequest(app, ruta, await twoParcels());
    const id = Number(number.slice(2));
    const tracked = async () =>
      app.shop.forwardRequests.tracked.view(app.database.db, id, { isOwner: true, languageId: 1 });
    expect((await show(slug)).steps[1]).toMatchObject({ name_key: "order.step.packed", day: null });
    await travel(number, "in_transit");
    const { timeline } = await show(slug);
    const packed = timeline.find(({ key }: { key: string }) => key === "forwarding.status.packed");
    for (const { steps } of [await show(slug), await tracked()])
      expect(steps[1]).toMatchObject({ state: "done", day: formatDate(new Date(packed.at), "Europe/Vilnius") });
  });

  test("FORWARDING-02 what was delivered is closed after two weeks", async () => {
    const { slug, number } = await paidRequest(app, ruta, await twoParcels());
    await travel(number, "delivered");
    expect((await show(slug)).state).toBe("delivered");
    await app.database.db.execute(
      sql`update forward_requests set delivered_at = now() - interval '15 days' where slug = ${slug}`,
    );
    await clock();
    expect((await show(slug)).state).toBe("closed");
  });
});

test("ACCOUNT-05 OVERLAY-02 My orders lists requests with what they cost, and counts the unpaid ones; drafts are none yet", async () => {
  const owner = await addForwarder(app);
  await draftOf(app, owner, [await addParcel(app, owner)]);
  const { total } = await submittedOf(app, owner, [await addParcel(app, owner)]);
  const { number } = await paidRequest(app, owner, [await addParcel(app, owner)]);
  const list = async (input: object) =>
    (await call(app, "/my-orders/get-my-orders", { language_id: 1, ...input }, { cookies: owner.cookies })).json();
  const all = await list({ type_for_filter: "forward_requests" });
  expect(all.items).toMatchObject([
    { kind: "forward_request", number, is_unpaid: false, status: "paid" },
    { kind: "forward_request", is_unpaid: true, actions: ["pay"], total: { amount: total, currency: "EUR" } },
  ]);
  expect(all.counts).toMatchObject({ all_orders: 2, forward_requests: 2, marketplace: 0 });
  expect((await list({ status: "unpaid" })).total).toBe(1);
  expect((await list({ search: number.toLowerCase() })).items).toMatchObject([{ number }]);
  const { user } = (await call(app, "/auth/getCurrentUser", {}, { cookies: owner.cookies })).json();
  expect(user.unpaid_orders_count).toBe(1);
  const { items } = (await call(app, "/inbox/get", {}, { cookies: owner.cookies })).json();
  expect(items).toMatchObject([{ task: "pay_request", path: expect.stringMatching(/^\/my-orders\//) }]);
});

test("T061 ACCOUNT-05 who looks at their own request again and again is not taken for somebody who guesses", async () => {
  const owner = await addForwarder(app);
  const { slug } = await submittedOf(app, owner, [await addParcel(app, owner, SHOES)]);
  const look = async () => {
    const page = { url: `/en/my-orders/${slug}`, headers: { host: "lt.localhost" }, cookies: owner.cookies };
    return (await app.server.inject({ ...page, remoteAddress: "203.0.113.61" })).statusCode;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 70; time += 1) statuses.push(await look());
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
