import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { CODE_ATTEMPT_LIMITS } from "#domain/selling/promotions/attempt-limits.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, buy, expectInvariants } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { promotions } from "../promotions/tables.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 16 });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
beforeEach(() => query(app, "delete from rate_limits"));
afterAll(() => app?.close());

const begin = (quantity = 2) => beginCheckout(app, newShopper(), [{ variantId, quantity }]);
const add = (promotion: Partial<typeof promotions.$inferInsert> & { code: string }) =>
  app.database.db.insert(promotions).values({ type: 1, value: 1_000, ...promotion });
const apply = (buyer: Buyer, code: string) => buyer.post<{ code: string; data: never }>("apply-promotion", { code });

describe("CHECKOUT-10 a promotion code", () => {
  test("CHECKOUT-10 type 1 takes a percentage off the products, and can be removed", async () => {
    const buyer = await begin();
    expect((await apply(buyer, " welcome10 ")).status).toBe(200);
    const data = await buyer.fetch();
    expect(data.promotion).toEqual({ code: "WELCOME10", promotion_type: 1, value: 1_000, discount_amount: 20_000 });
    expect(data.totals).toMatchObject({ subtotal: 200_000, promotion_discount: 20_000 });
    await buyer.post("remove-promotion");
    expect(await buyer.fetch()).toMatchObject({ promotion: null, totals: { promotion_discount: 0 } });
  });

  test("CHECKOUT-10 type 0 takes a fixed amount off, at most the price of the products", async () => {
    await add({ code: "FIXED3", type: 0, value: 30_000 });
    await add({ code: "FIXED999", type: 0, value: 9_990_000 });
    const buyer = await begin();
    await apply(buyer, "FIXED3");
    expect(await buyer.fetch()).toMatchObject({ promotion: { promotion_type: 0, discount_amount: 30_000 } });
    await apply(buyer, "FIXED999");
    const { totals } = await buyer.fetch();
    expect(totals).toMatchObject({ promotion_discount: 200_000 });
    expect(totals.final).toBe(totals.shipping - totals.shipping_discount + totals.delivery);
  });

  test("CHECKOUT-10 I6 is recorded as used by the order", async () => {
    await add({ code: "ONCE", totalLimit: 1 });
    const [first, second] = [await begin(), await begin()];
    for (const buyer of [first, second]) await apply(buyer, "ONCE");
    expect((await buy(first)).body.result).toBe("redirect");
    await second.chooseShipping();
    await second.choosePayment();
    const confirmed = await second.confirm();
    expect(confirmed.changes).toEqual([expect.objectContaining({ kind: "promotion", before: 20_000, now: null })]);
    expect(confirmed.data.totals.promotion_discount).toBe(0);
    await expectInvariants(app);
  });
});

describe("T122 a limit per customer", () => {
  test("T122 counts spellings of the same mailbox as one customer", async () => {
    await add({ code: "MINE", customerLimit: 1 });
    const first = await begin();
    await apply(first, "MINE");
    expect((await buy(first, { email: "ruta.zalgire@gmail.com" })).body.result).toBe("redirect");
    for (const email of ["RutaZalgire@googlemail.com", "ruta.zalgire+again@gmail.com"]) {
      const again = await begin();
      await apply(again, "MINE");
      await again.chooseShipping({ email });
      expect(await apply(again, "MINE")).toMatchObject({ status: 409, body: { code: "promotion_refused" } });
      await again.choosePayment();
      expect((await again.confirm()).changes).toContainEqual(expect.objectContaining({ kind: "promotion" }));
    }
    const other = await begin();
    await apply(other, "MINE");
    expect((await buy(other, { email: "jonas@gmail.com" })).body.result).toBe("redirect");
  });
});

describe("T125 guessing codes", () => {
  test("T125 gives the same answer to unknown, expired, used-up, inactive and foreign codes", async () => {
    await add({ code: "ENDED", validTo: new Date(Date.now() - 1_000) });
    await add({ code: "USEDUP", totalLimit: 1, uses: 1 });
    await add({ code: "OFF", isActive: false });
    await add({ code: "FOREIGN", storefrontCodes: ["ae"] });
    const buyer = await begin();
    const answers = [];
    for (const code of ["NOSUCHCODE", "ENDED", "USEDUP", "OFF", "FOREIGN"]) {
      const { status, body } = await apply(buyer, code);
      answers.push({ status, body: { ...body, request_id: "" } });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 409, body: { message: "checkout.promotion.refused" } });
    await query(app, "delete from promotions where code = 'USEDUP'");
  });

  test("T125 only an unreached minimum has an answer of its own", async () => {
    await add({ code: "BIGGER", minimumSubtotal: money(5_000_000) });
    expect(await apply(await begin(), "BIGGER")).toMatchObject({ status: 409, body: { code: "promotion_minimum" } });
  });

  test("T125 stops a thousand guesses early, also with a correct code among them and with new browsers", async () => {
    await add({ code: "SECRET" });
    let guesses = 0;
    let status = 409;
    const { fromAddress, ofOwner } = CODE_ATTEMPT_LIMITS;
    const firstBuyer = await begin();
    while (status === 409 && guesses < 1_000) ({ status } = await apply(firstBuyer, `GUESS${++guesses}`));
    expect([status, guesses]).toEqual([429, ofOwner.attempts + 1]);
    expect((await apply(firstBuyer, "SECRET")).status).toBe(429);
    while (guesses < 1_000) {
      const buyer = await begin();
      const attempts = await Promise.all(Array.from({ length: 5 }, () => apply(buyer, `GUESS${++guesses}`)));
      if (attempts.every((one) => one.status === 429)) break;
    }
    expect(guesses).toBeLessThanOrEqual(fromAddress.attempts + 10);
  });

  test("T125 a correct code does not count as an attempt", async () => {
    const buyer = await begin();
    for (let times = 0; times < CODE_ATTEMPT_LIMITS.ofOwner.attempts * 2; times++) {
      expect((await apply(buyer, "BALTIC20")).status).toBe(200);
    }
  });
});

describe("F18 many concurrent payments with one code", () => {
  test("F18 I6 never exceed its limit", async () => {
    await add({ code: "THREE", totalLimit: 3 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => begin(1)));
    for (const buyer of buyers) {
      await query(app, "delete from rate_limits");
      await apply(buyer, "THREE");
      await buyer.chooseShipping();
      await buyer.choosePayment();
    }
    const totals = await Promise.all(buyers.map(async (buyer) => (await buyer.confirm()).data.totals.final));
    const paid = await Promise.all(buyers.map((buyer, index) => buyer.pay(totals[index] ?? 0)));
    const results = paid.map(({ body }) => body.result);
    expect(results.filter((result) => result === "redirect")).toHaveLength(3);
    expect(results.filter((result) => result === "changed")).toHaveLength(9);
    await expectInvariants(app);
  });
});
