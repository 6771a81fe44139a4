import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  payByBalance,
  requestCall,
  submittedOf,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { addPro, proCall, returnShares } from "#testing/forwarding/pro-desk.ts";
import { SERUM, SHOES } from "#testing/forwarding/stored-parcels.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { query } from "#testing/people/identity.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await returnShares(app);
  expect(await checkForwarding(app.database.db)).toEqual([]);
  expect(await checkPayments(app.database.db)).toEqual([]);
  await app.close();
});

const ADDRESS = {
  first_name: "Jonas",
  last_name: "Balčiūnas",
  first_address: "Laisvės al. 12",
  city: "Kaunas",
  zip: "44238",
  phone_number: "+370 600 00001",
  country_id: 1,
};

async function courierFor(pro: Forwarder, parcels: string[]): Promise<number> {
  const { couriers } = (await proCall(app, pro, "/pro-desk/delivery", { parcels })).json();
  return couriers.find(({ country_id }: { country_id: number }) => country_id === 1).id;
}

const recipientsOf = async (pro: Forwarder, ...parcels: string[]) => {
  const courier_id = await courierFor(pro, parcels);
  return parcels.map((parcel, index) => ({
    parcels: [parcel],
    shipping_method: "air",
    courier_id,
    address: { ...ADDRESS, first_name: `Jonas ${"ABC"[index]}` },
    insure: true,
  }));
};

const stateOf = async (number: string) =>
  (
    await query<{ state: string }>(app, "select state from forward_requests where id = $1", [Number(number.slice(2))])
  )[0]?.state;
const balanceOf = async ({ cookies }: Forwarder) =>
  (await proCall(app, { cookies }, "/balance/get")).json().balance.available as number;

/** Two unpaid requests and their collective invoice. */
async function unpaidTogether(pro: Forwarder) {
  const first = await submittedOf(app, pro, [await addParcel(app, pro, SHOES)]);
  const second = await submittedOf(app, pro, [await addParcel(app, pro, SERUM)]);
  const shown = async ({ slug }: { slug: string }) =>
    (await requestCall(app, pro, "get", { slug })).json().request.number as string;
  const numbers = [await shown(first), await shown(second)];
  const { slug } = (await proCall(app, pro, "/pro-desk/pay", { numbers })).json();
  return { first, second, numbers, slug: slug as string };
}

describe("FORWARDING-07 several recipients", () => {
  test("FORWARDING-07 T113 a request for each, priced first without writing anything, and sent at that price and with the terms agreed to, or not at all", async () => {
    const pro = await addPro(app);
    const parcels = [await addParcel(app, pro, SHOES), await addParcel(app, pro, SERUM)];
    const recipients = await recipientsOf(pro, ...parcels);
    const count = async () => (await query(app, "select 1 from forward_requests where user_id = $1", [pro.id])).length;
    const priced = (await proCall(app, pro, "/pro-desk/price", { recipients })).json();
    expect(priced.requests).toHaveLength(2);
    expect(priced.total).toBe(priced.requests[0].total + priced.requests[1].total);
    expect(await count()).toBe(0);
    const send = (body: object) => proCall(app, pro, "/pro-desk/send", { recipients, ...body });
    const agreed_terms = SHOWN_TERMS;
    const wrong = (await send({ total: priced.total - 100, agreed_terms })).json();
    expect([wrong.result, wrong.total, await count()]).toEqual(["changed", priced.total, 0]);
    for (const other of [undefined, null, true, "2020-01"])
      expect((await send({ total: priced.total, agreed_terms: other })).statusCode).toBe(400);
    expect(await count()).toBe(0);
    const sent = (await send({ total: priced.total, agreed_terms })).json();
    expect(sent.result).toBe("sent");
    const agreed = "select distinct terms_version, terms_agreed_at = submitted_at as at_once from forward_requests";
    expect(await query(app, `${agreed} where user_id = $1`, [pro.id])).toEqual([
      { terms_version: SHOWN_TERMS, at_once: true },
    ]);
    const numbers = sent.requests.map(({ number }: { number: string }) => number);
    const payment = (await proCall(app, pro, "/pro-desk/payment", { numbers })).json();
    expect(payment.total).toBe(priced.total);
    expect(payment.requests.map(({ recipient, parcels: n, can_pay }: never) => [recipient, n, can_pay])).toEqual([
      ["Jonas A Balčiūnas, Kaunas", 1, true],
      ["Jonas B Balčiūnas, Kaunas", 1, true],
    ]);
    const figures = (await proCall(app, pro, "/pro-desk/get")).json();
    expect(figures).toMatchObject({ to_pay: 2, due: priced.total, unpaid: numbers, ready: 0 });
  });

  test("ERROR-05 T059 what is wrong with one is answered at its fields, a stranger's parcel is not found, and nothing is sent", async () => {
    const pro = await addPro(app);
    const recipients = await recipientsOf(pro, await addParcel(app, pro), await addParcel(app, pro));
    const broken = [recipients[0], { ...recipients[1], address: { ...ADDRESS, zip: "", city: "" } }];
    const answer = await proCall(app, pro, "/pro-desk/price", { recipients: broken });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(
      expect.arrayContaining(["recipients.1.city", "recipients.1.zip"]),
    );
    const theirs = await addParcel(app, await addForwarder(app));
    const stolen = [recipients[0], { ...recipients[1], parcels: [theirs] }];
    expect(
      (await proCall(app, pro, "/pro-desk/send", { recipients: stolen, total: 1, agreed_terms: SHOWN_TERMS }))
        .statusCode,
    ).toBe(404);
    const undeclared = [{ ...recipients[0], parcels: [await addParcel(app, pro, { line: null })] }];
    expect((await proCall(app, pro, "/pro-desk/price", { recipients: undeclared })).json().code).toBe(
      "request_incomplete",
    );
    expect((await proCall(app, pro, "/pro-desk/price", { recipients: Array(51).fill(recipients[0]) })).statusCode).toBe(
      400,
    );
    expect(await query(app, "select 1 from forward_requests where user_id = $1", [pro.id])).toEqual([]);
  });
});

describe("FORWARDING-03 FORWARDING-07 the price of a business", () => {
  const customsOf = async (owner: Forwarder) => {
    const { slug } = (await requestCall(app, owner, "begin", { parcels: [await addParcel(app, owner, SHOES)] })).json();
    const { request } = (await requestCall(app, owner, "get", { slug })).json();
    const lines: { key: string; certainty: string; hs6: string | null; is_recoverable: boolean }[] =
      request.offers[0].lines;
    return lines
      .filter(({ key }) => key === "duty" || key === "import_vat")
      .map(({ key, certainty, hs6, is_recoverable }) => [key, certainty, hs6, is_recoverable]);
  };

  test("FORWARDING-03 an active company's goods are taxed by their codes whatever they are worth, and its VAT is recoverable", async () => {
    const fixed = [
      ["duty", "fixed", null, false],
      ["import_vat", "estimate", null, false],
    ];
    const pro = await addPro(app);
    expect(await customsOf(pro)).toEqual([
      ["duty", "estimate", "640411", false],
      ["import_vat", "estimate", null, true],
    ]);
    expect(await customsOf(await addForwarder(app))).toEqual(fixed);
    await query(app, "update companies set state = 'closed' where id = (select company_id from suites where id = $1)", [
      pro.suiteId,
    ]);
    expect(await customsOf(pro)).toEqual(fixed);
  });
});

describe("FORWARDING-07 PAYMENT-02 one payment for several requests", () => {
  test("PAYMENT-02 one invoice asks for all; paying it pays each of them at once", async () => {
    const pro = await addPro(app);
    const { first, second, numbers, slug } = await unpaidTogether(pro);
    expect((await proCall(app, pro, "/pro-desk/pay", { numbers: numbers.toReversed() })).json().slug).toBe(slug);
    const { invoice } = (await proCall(app, pro, "/invoices/get", { slug })).json();
    expect([invoice.kind, invoice.lines.length, invoice.totals.total]).toEqual([
      "collective",
      2,
      first.total + second.total,
    ]);
    const before = await balanceOf(pro);
    expect((await payByBalance(app, pro, slug)).json().result).toBe("done");
    expect(await Promise.all(numbers.map(stateOf))).toEqual(["paid", "paid"]);
    expect(before - (await balanceOf(pro))).toBe(first.total + second.total);
    expect((await proCall(app, pro, "/pro-desk/pay", { numbers })).statusCode).toBe(409);
  });

  test("FORWARDING-07 another set of requests takes the place of an invoice that is not paid", async () => {
    const pro = await addPro(app);
    const { numbers, slug } = await unpaidTogether(pro);
    const alone = (await proCall(app, pro, "/pro-desk/pay", { numbers: numbers.slice(0, 1) })).json().slug;
    expect(alone).not.toBe(slug);
    expect((await proCall(app, pro, "/invoices/get", { slug })).json().invoice.state).toBe("declined");
    expect((await payByBalance(app, pro, slug)).statusCode).not.toBe(500);
    expect(await Promise.all(numbers.map(stateOf))).toEqual(["awaiting_payment", "awaiting_payment"]);
  });

  test("F37 the share of one that was cancelled before the payment is refunded, once", async () => {
    const pro = await addPro(app);
    const { first, second, numbers, slug } = await unpaidTogether(pro);
    await requestCall(app, pro, "cancel", { slug: first.slug });
    const before = await balanceOf(pro);
    expect((await payByBalance(app, pro, slug)).json().result).toBe("done");
    await returnShares(app);
    await returnShares(app);
    expect(await Promise.all(numbers.map(stateOf))).toEqual(["cancelled", "paid"]);
    expect(before - (await balanceOf(pro))).toBe(second.total);
  });

  test("F37 the share of one that is cancelled after the payment is refunded, and the others stay paid", async () => {
    const pro = await addPro(app);
    const { first, second, numbers, slug } = await unpaidTogether(pro);
    await payByBalance(app, pro, slug);
    const before = await balanceOf(pro);
    expect((await requestCall(app, pro, "cancel", { slug: first.slug })).statusCode).toBe(200);
    expect(await Promise.all(numbers.map(stateOf))).toEqual(["cancelled", "paid"]);
    expect((await balanceOf(pro)) - before).toBe(first.total);
    expect((await requestCall(app, pro, "cancel", { slug: second.slug })).statusCode).toBe(200);
    expect((await balanceOf(pro)) - before).toBe(first.total + second.total);
  });

  test("F37 where all were cancelled nothing is taken, and the invoice is over", async () => {
    const pro = await addPro(app);
    const { first, second, slug } = await unpaidTogether(pro);
    for (const each of [first, second]) await requestCall(app, pro, "cancel", { slug: each.slug });
    const before = await balanceOf(pro);
    expect((await payByBalance(app, pro, slug)).statusCode).toBeLessThan(500);
    expect(await balanceOf(pro)).toBe(before);
  });

  test("F35 one that was paid by itself meanwhile is paid once", async () => {
    const pro = await addPro(app);
    const { first, second, numbers, slug } = await unpaidTogether(pro);
    const before = await balanceOf(pro);
    await payByBalance(app, pro, first.slug);
    await payByBalance(app, pro, slug);
    await returnShares(app);
    expect(await Promise.all(numbers.map(stateOf))).toEqual(["paid", "paid"]);
    expect(before - (await balanceOf(pro))).toBe(first.total + second.total);
  });

  test("I14 what is packed smaller is refunded from the common payment", async () => {
    const pro = await addPro(app);
    const { first, numbers, slug } = await unpaidTogether(pro);
    await payByBalance(app, pro, slug);
    const work = await warehouseWorker(app);
    await work("start", { number: numbers[0] });
    const before = await balanceOf(pro);
    const boxes = [{ weight_grams: 400, length_mm: 100, width_mm: 100, height_mm: 100 }];
    expect((await work("measure", { number: numbers[0], boxes })).statusCode).toBe(200);
    expect((await balanceOf(pro)) - before).toBeGreaterThan(0);
    expect(first.total).toBeGreaterThan(0);
  });

  test("F37 of a common payment and a cancellation in the same moment each share is paid for or refunded", async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const pro = await addPro(app);
      const { first, second, slug, numbers } = await unpaidTogether(pro);
      const before = await balanceOf(pro);
      return { pro, first, second, slug, numbers, before };
    });
    const seen = new Set<string>();
    for (const { pro, first, second, slug, numbers, before } of await Promise.all(rounds)) {
      const [paid, cancelled] = await Promise.all([
        payByBalance(app, pro, slug),
        requestCall(app, pro, "cancel", { slug: first.slug }),
      ]);
      await returnShares(app);
      expect([paid.statusCode, cancelled.statusCode]).toEqual([200, 200]);
      expect(await Promise.all(numbers.map(stateOf))).toEqual(["cancelled", "paid"]);
      expect(before - (await balanceOf(pro))).toBe(second.total);
      const [share] = await query<{ returned_at: Date | null }>(
        app,
        "select returned_at from forward_request_shares where request_id = $1",
        [Number(numbers[0]?.slice(2))],
      );
      seen.add(share?.returned_at ? "cancelled first" : "paid first");
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe("T059 T065 others", () => {
  test("T059 T065 neither a customer without a business nor another business finds anything", async () => {
    const [pro, other, customer] = [await addPro(app), await addPro(app), await addForwarder(app)];
    const { numbers } = await unpaidTogether(pro);
    const parcel = await addParcel(app, customer);
    const recipients = [{ parcels: [parcel], shipping_method: "air", courier_id: 1, address: ADDRESS, insure: true }];
    const calls: [string, object][] = [
      ["get", {}],
      ["delivery", { parcels: [parcel] }],
      ["price", { recipients }],
      ["send", { recipients, total: 1, agreed_terms: SHOWN_TERMS }],
      ["payment", { numbers }],
      ["pay", { numbers }],
    ];
    for (const [path, body] of calls)
      expect((await proCall(app, customer, `/pro-desk/${path}`, body)).statusCode, path).toBe(404);
    for (const [path, body] of calls.slice(1))
      expect((await proCall(app, other, `/pro-desk/${path}`, body)).statusCode, path).toBe(404);
    expect((await proCall(app, pro, "/pro-desk/pay", { numbers: [], key: randomUUID() })).statusCode).toBe(422);
  });
});
