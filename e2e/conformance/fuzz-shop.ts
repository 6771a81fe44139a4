import { topUp } from "#modules/money/balance/index.ts";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { topUpOf } from "#testing/money/ledger.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, query, userSession } from "#testing/people/identity.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import { cartOf, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import type { FuzzedCall } from "./fuzzed-calls.ts";

/** Values that exist in the shop, by the names of fields. */
type Known = Record<string, readonly unknown[]>;

/** The cookies of a fuzzed call's callers: a guest and a customer, or nobody and a staff member. */
export interface Callers {
  signedOut: Record<string, string>;
  signedIn: Record<string, string>;
  known: Known;
}

/** A shop with goods in it, and callers that have carts, checkouts and orders. */
export async function openFuzzShop() {
  const app = await createTestApp({ providers: [silentProvider()], poolSize: 8 });
  const goods = await addProduct(app.database.db, { stock: 1_000_000 });
  const everybody = { ...(await storedValues(app)), ...WORDS, ...valuesOfGoods(goods) };
  let lastCustomer = 0;

  const newCustomer = async () => {
    const userId = await addUser(app, { email: `fuzz-${++lastCustomer}@example.com`, password: null });
    await topUp(app.database.db, topUpOf(userId, 50_000, `funds of ${userId}`));
    return { userId, cookies: await userSession(app, userId) };
  };
  const newShoppers = async (): Promise<Callers> => {
    const customer = await newCustomer();
    const guest = newShopper();
    const own = merged(await thingsOf(app, customer, goods), await thingsOf(app, guest, goods));
    return { signedOut: guest.cookies, signedIn: customer.cookies, known: merged(everybody, own) };
  };
  const shared = newShoppers();
  const staff = async (): Promise<Callers> => {
    const { payment = [] } = (await shared).known;
    const known = { number: ["OR1", "OR2", ...PARCELS], payment };
    const cookies = await staffSession(app.database.db, await addMember(app.database.db));
    return { signedOut: {}, signedIn: cookies, known: { ...everybody, ...known } };
  };
  const sharing = async (): Promise<Callers> => ({ ...(await shared), signedIn: (await newCustomer()).cookies });
  return {
    app,
    /** Each call has its own sessions, as some calls end them, and its own things where calls use them up. */
    callersFor({ host, area }: FuzzedCall): Promise<Callers> {
      // Nobody reads what is recorded, and millions of requests would fill the memory with it.
      for (const recorded of [app.log, app.mails, app.enqueued]) recorded.length = 0;
      if (host === BACKOFFICE_HOST) return staff();
      return USES_THINGS.includes(area) ? newShoppers() : sharing();
    },
    close: () => app.close(),
  };
}

const USES_THINGS = ["cart", "checkout", "payments", "orders"];

/** Parcels of the demo: stored, expected, held and without an owner. */
const PARCELS = ["PA3301", "PA3393", "PA3391", "PA3398"];

const WORDS: Known = {
  warehouse: ["US", "CN"],
  suite: ["LT-40817", "Suite LT 40233"],
  tracking_number: ["1ZDEMO003393", "1Z 999"],
  slug: ["accessibility", "privacy-policy"],
  path: ["/nowhere", "/lt/nowhere?x=1"],
  storefront: ["lt", "wl"],
  currency: ["EUR", "USD"],
  text: ["trail", "runer", "headphnes"],
  search: ["OR", "test"],
  email: ["fuzz-1@example.com", "somebody@example.com"],
  language_id: [1, 2],
  langId: [1],
  currency_id: [1, 2],
  country_id: [1, 2],
  quantity: [1, 2],
  page: [1, 2],
  terms_accepted: [true],
  first_name: ["Rūta"],
  last_name: ["Žalgirė"],
  first_address: ["Gedimino pr. 1-2"],
  city: ["Vilnius"],
  zip: ["01103"],
  phone_number: ["+370 600 00000"],
  password: ["mėlynas vėžlys 8 🐢"],
};

const valuesOfGoods = ({ id, variantId }: AddedProduct): Known => ({
  variant_id: [variantId],
  variantId: [variantId],
  productId: [id],
  ids: [[id]],
});

/** Values of the demo's seed. */
async function storedValues(app: TestApp): Promise<Known> {
  const ids = async (text: string) => (await query<{ value: unknown }>(app, text)).map(({ value }) => value);
  const couriers = await ids("select id as value from couriers order by id limit 5");
  const points = await ids("select id as value from pickup_points order by id limit 5");
  return {
    categoryId: await ids("select id as value from categories order by id limit 5"),
    courier_id: couriers,
    delivery_method: couriers,
    parcel_shop: [...points, null],
    id: points,
    payment_method_id: await ids("select id as value from payment_methods order by id"),
  };
}

const merged = (...all: readonly Known[]): Known => {
  const names = new Set(all.flatMap((known) => Object.keys(known)));
  return Object.fromEntries(Array.from(names, (name) => [name, all.flatMap((known) => known[name] ?? [])]));
};

/** An order that waits for its payment, and a confirmed checkout of the cart. */
async function thingsOf(app: TestApp, shopper: Shopper & { userId?: number }, goods: AddedProduct): Promise<Known> {
  const email = shopper.userId === undefined ? "guest@example.com" : null;
  const { body: ordered } = await buy(await beginCheckout(app, shopper, [goods]), { email });
  const open = await beginCheckout(app, shopper, [{ variantId: goods.variantId, quantity: 2 }]);
  await open.chooseShipping({ email });
  await open.choosePayment();
  const { data } = await open.confirm();
  const { items } = await cartOf(app, shopper);
  return {
    slug: [open.slug, ordered.slug],
    payment: [ordered.payment],
    total: [data.totals.final],
    amount: [100_000, data.totals.final],
    line_id: items.map(({ line_id }: { line_id: number }) => line_id),
  };
}
