import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { spend } from "#modules/money/balance/index.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { levelOf } from "#testing/catalogue/stock.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;
let customers = 0;

beforeAll(async () => {
  const providers = [silentProvider(PROVIDER.card), silentProvider(PROVIDER.wallet)];
  app = await createTestApp({ providers, poolSize: 16 });
});
afterAll(() => app?.close());

/** A customer with this balance, at the payment step. */
async function payer(cents: number): Promise<Buyer & { userId: number }> {
  ({ variantId } = await addProduct(app.database.db, { stock: 5 }));
  const customer = await newCustomer(app, `payer-${++customers}@example.com`, cents);
  const buyer = await beginCheckout(app, customer, [{ variantId, quantity: 2 }]);
  await buyer.chooseShipping({ email: null });
  return { ...buyer, userId: customer.userId };
}

const balanceOf = async (userId: number) =>
  (await query<object>(app, "select balance::int, held::int from ledger_accounts where user_id = $1", [userId]))[0];
const orderOf = async ({ slug }: Buyer) =>
  (await query<object>(app, "select state, total::int, payment_fee::int from orders where slug = $1", [slug]))[0];

describe("CHECKOUT-11 T117 paying from the balance", () => {
  test("T117 a guest's checkout takes no balance, even after the customer has signed in", async () => {
    ({ variantId } = await addProduct(app.database.db));
    const guest = newShopper();
    const buyer = await beginCheckout(app, guest, [{ variantId }]);
    await buyer.chooseShipping();
    const { cookies } = await newCustomer(app, `payer-${++customers}@example.com`, 1_000_00);
    Object.assign(guest.cookies, cookies);
    const methodOf = "select id from payment_methods where storefront_code = 'lt' and payment_processor_id = $1";
    const [balance] = await query<{ id: number }>(app, methodOf, [PROVIDER.balance]);
    expect((await buyer.post("set-payment", { payment_method_id: balance?.id })).status).toBe(409);
    expect((await buyer.post("apply-balance")).status).toBe(403);
    const stored = await query(app, "select payment_method_id, uses_balance from checkouts where slug = $1", [
      buyer.slug,
    ]);
    expect(stored).toEqual([{ payment_method_id: null, uses_balance: false }]);
  });

  test("CHECKOUT-11 T117 a balance above the total pays exactly the total, at once", async () => {
    const buyer = await payer(1_000_00);
    await buyer.post("apply-balance");
    const { totals, payments, balance } = await buyer.fetch();
    expect(balance?.amount).toBe(10_000_000);
    expect(totals).toMatchObject({ balance: totals.base, without_fee: 0, payment_fee: 0, final: 0 });
    expect(payments).toEqual([{ payment_processor_id: PROVIDER.balance, type: "balance", amount: totals.base }]);
    expect((await buyer.confirm()).result).toBe("confirmed");
    const { body } = await buyer.pay(0);
    expect(body).toMatchObject({ result: "done", redirect_url: null, order_number: expect.stringMatching(/^OR\d+$/) });
    expect(await orderOf(buyer)).toEqual({ state: "paid", total: totals.base, payment_fee: 0 });
    expect(await balanceOf(buyer.userId)).toEqual({ balance: 10_000_000 - totals.base, held: 0 });
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 3, reserved: 0 });
    await expectInvariants(app);
  });

  test("CHECKOUT-11 T117 a smaller balance is held; the provider takes the rest and its fee", async () => {
    const buyer = await payer(10_00);
    await buyer.post("apply-balance");
    await buyer.choosePayment(PROVIDER.wallet);
    const { totals } = await buyer.fetch();
    expect(totals.balance).toBe(100_000);
    expect(totals.without_fee).toBe(totals.base - 100_000);
    expect(totals.payment_fee).toBe(Math.round(totals.without_fee / 100 / 100) * 100);
    expect(totals.final).toBe(totals.without_fee + totals.payment_fee);
    await buyer.confirm();
    expect((await buyer.pay(totals.final)).body.result).toBe("redirect");
    expect(await balanceOf(buyer.userId)).toEqual({ balance: 100_000, held: 100_000 });
    const [payment] = await query<object>(
      app,
      `select p.amount::int, p.balance_amount::int
        from payments p join orders o on o.id = p.payable_id and p.payable_kind = 'order' where o.slug = $1`,
      [buyer.slug],
    );
    expect(payment).toEqual({ amount: totals.final, balance_amount: 100_000 });
    await expectInvariants(app);
  });

  test("CHECKOUT-11 refuses the balance as payment method when it does not cover the total", async () => {
    const rich = await payer(1_000_00);
    await rich.choosePayment(PROVIDER.balance);
    expect((await rich.confirm()).result).toBe("confirmed");
    expect((await rich.pay(0)).body.result).toBe("done");
    const poor = await payer(1_00);
    await poor.choosePayment(PROVIDER.balance);
    const { totals } = await poor.fetch();
    const refused = await poor.post<{ code: string }>("confirm", { total: totals.final, terms_accepted: true });
    expect(refused).toMatchObject({ status: 409, body: { code: "checkout_incomplete" } });
  });

  test("CHECKOUT-06 T117 a removed balance pays nothing", async () => {
    const buyer = await payer(10_00);
    await buyer.post("apply-balance");
    expect((await buyer.post<object>("remove-balance")).body).toEqual({ status: true });
    const { payments, totals } = await buyer.fetch();
    expect(payments).toEqual([]);
    expect(totals).toMatchObject({ balance: 0, without_fee: totals.base });
    await buyer.choosePayment();
    await buyer.confirm();
    await buyer.pay(totals.base);
    expect(await balanceOf(buyer.userId)).toEqual({ balance: 100_000, held: 0 });
  });

  test("CHECKOUT-06 removing the balance unselects it as payment method and keeps any other method", async () => {
    const buyer = await payer(1_000_00);
    await buyer.choosePayment(PROVIDER.balance);
    await buyer.post("remove-balance");
    expect((await buyer.fetch()).selected_payment).toBeNull();
    await buyer.choosePayment(PROVIDER.card);
    await buyer.post("apply-balance");
    await buyer.post("remove-balance");
    expect((await buyer.fetch()).selected_payment).not.toBeNull();
  });

  /** Spends from the balance elsewhere. */
  const spendElsewhere = ({ userId }: { userId: number }, cents: number) => {
    const { processor: _, ...spending } = topUpOf(userId, cents, `elsewhere ${userId}`);
    return spend(app.database.db, { ...spending, order: { kind: "quote", id: 1, slug: "q" } });
  };

  test("T113 does not charge a total that is correct but was never confirmed", async () => {
    const buyer = await payer(10_00);
    await buyer.post("apply-balance");
    await buyer.choosePayment();
    const { data } = await buyer.confirm();
    await spendElsewhere(buyer, 4_00);
    const { totals } = await buyer.fetch();
    expect(totals.final).toBe(data.totals.final + 40_000);
    expect((await buyer.pay(totals.final)).body).toMatchObject({ result: "changed", order_number: null });
  });

  test("T117 T113 asks for confirmation again after the balance became smaller", async () => {
    const buyer = await payer(10_00);
    await buyer.post("apply-balance");
    await buyer.choosePayment();
    const { data } = await buyer.confirm();
    await spendElsewhere(buyer, 4_00);
    expect((await buyer.pay(data.totals.final)).body).toMatchObject({ result: "changed", order_number: null });
    const agreement = { total: data.totals.final, terms_accepted: true };
    const confirmed = await buyer.post<{ result: string; changes: object[] }>("confirm", agreement);
    expect(confirmed.body).toMatchObject({ result: "changed", changes: [{ kind: "balance", now: 60_000 }] });
    await expectInvariants(app);
  });

  test("T117 T113 a balance that no longer covers the total pays nothing", async () => {
    const buyer = await payer(1_000_00);
    await buyer.choosePayment(PROVIDER.balance);
    await buyer.confirm();
    await spendElsewhere(buyer, 999_00);
    const answer = await buyer.pay(0);
    expect(answer).toMatchObject({ status: 200, body: { result: "changed", order_number: null } });
    expect(await balanceOf(buyer.userId)).toEqual({ balance: 10_000, held: 0 });
    expect((await buyer.fetch()).totals.final).toBeGreaterThan(0);
    await expectInvariants(app);
  });

  test("CHECKOUT-11 a guest has no balance", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 5 });
    const guest = await beginCheckout(app, newShopper(), [{ variantId }]);
    expect((await guest.post("apply-balance")).status).toBe(401);
    const { balance, payment_methods } = await guest.fetch();
    expect(balance).toBeNull();
    expect(payment_methods.map((method) => method.payment_processor_id)).not.toContain(PROVIDER.balance);
  });
});
