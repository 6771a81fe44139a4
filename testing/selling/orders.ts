import { eq } from "drizzle-orm";
import { fromMinor, type Money, money, ZERO } from "#domain/money/money/money.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import { reserveForOrder } from "#modules/catalogue/stock/index.ts";
import { contactsOf } from "#modules/content/contacts/index.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { type NewOrder, placeOrder } from "#modules/selling/orders/index.ts";
import { orderAggregate } from "#modules/selling/orders/order-aggregate.ts";
import { ORDER_EFFECT } from "#modules/selling/orders/order-effects.ts";
import type { OrderDeps } from "#modules/selling/orders/orders.ts";
import { orderPayable } from "#modules/selling/orders/payable.ts";
import { runEffect } from "#modules/selling/orders/run-effect.ts";
import { moveByStaff, type StaffMove } from "#modules/selling/orders/staff-moves.ts";
import { orders } from "#modules/selling/orders/tables.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { newToken, tokenHash } from "#platform/secret-token.ts";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { createTestDatabase } from "#testing/database.ts";
import { type EnqueuedJob, recordingJobs } from "#testing/jobs.ts";
import { recordMails } from "#testing/operations/record-mails.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import type { TestApp } from "#testing/test-app.ts";

export interface TestOrders {
  database: OpenDatabase;
  url: string;
  deps: OrderDeps;
  payable: ReturnType<typeof orderPayable>;
  /** Every enqueued effect, repetitions included. */
  enqueued: EnqueuedJob[];
  mails: OutgoingMail[];
  /** The orders whose open payments were ended. */
  ended: { id: number; event: string }[];
  /** Carries out all enqueued effects. */
  runEffects(): Promise<void>;
  close(): Promise<void>;
}

/** No vendor hears of orders. */
const NO_REPORTS: OrderDeps["reports"] = {
  paid: async () => undefined,
  refunded: async () => undefined,
  kept: async () => null,
  forget: async () => undefined,
};

/** Orders on a database of their own, with payments that only record calls. */
export async function openTestOrders(poolSize = 8): Promise<TestOrders> {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, { poolSize, onIdleError: () => undefined });
  const { jobs, enqueued } = recordingJobs();
  const mails: OutgoingMail[] = [];
  const ended: TestOrders["ended"] = [];
  const deps: OrderDeps = {
    db: database.db,
    directory: await createStorefrontDirectory(database.db),
    jobs,
    queueMail: recordMails(mails),
    reports: NO_REPORTS,
    contactsOf,
    termsOf: async () => [],
    payments: {
      endAttempts: async (_tx, { id }, event) => void ended.push({ id, event }),
      refundAll: async () => undefined,
      refundableOf: async () => ZERO,
    },
  };
  return {
    database,
    url: own.url,
    deps,
    payable: orderPayable(deps),
    enqueued,
    mails,
    ended,
    runEffects: async () => {
      for (const { payload } of enqueued.splice(0)) await runEffect(deps, ORDER_EFFECT.payload.parse(payload));
    },
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

export const VISITOR = newToken();

/** An order of goods for €10 each: two of the first one for €20, freight €6.60 less €1.10, delivery €1.99. */
export function newOrder(goods: readonly AddedProduct[], changes: Partial<NewOrder> = {}): NewOrder {
  const lines = goods.map(({ id, variantId, sku, slug }, index) => ({
    variantId,
    productId: id,
    sku,
    name: `Žalias batas ${index + 1}`,
    manufacturer: "Quillon",
    category: "Footwear",
    variant: index === 0 ? "42" : "",
    image: null,
    slug,
    hsCode: "8518.30",
    weightGrams: 500,
    price: fromMinor(10_00),
    quantity: index === 0 ? 2 : 1,
  }));
  return {
    slug: newToken(),
    owner: { userId: null, visitorHash: tokenHash(VISITOR) as Buffer },
    storefrontCode: "lt",
    email: "ruta@example.com",
    languageId: 2,
    currencyId: 1,
    countryId: 1,
    shippingMethod: "air",
    courier: { id: 1, carrier: "omniva", name: "Omniva", deliveryType: "door", minDays: 1, maxDays: 2 },
    pickupPoint: null,
    address: ADDRESS,
    promotion: null,
    subtotal: money(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    shippingPrice: fromMinor(6_60),
    shippingDiscount: fromMinor(1_10),
    deliveryPrice: fromMinor(1_99),
    promotionDiscount: fromMinor(0),
    taxBasisPoints: 2100,
    arrivesFrom: "2026-11-21",
    arrivesTo: "2026-11-24",
    lines,
    ...changes,
  };
}

/** Places an order as a checkout does: with its pieces, in one transaction. */
export async function place(
  shop: Pick<TestOrders, "database">,
  given: { goods?: AddedProduct[]; changes?: Partial<NewOrder> } = {},
) {
  const { db } = shop.database;
  const goods = given.goods ?? [await addProduct(db)];
  const order = newOrder(goods, given.changes);
  return db.transaction(async (tx) => {
    const { id } = await placeOrder(tx, order);
    const shortages = await reserveForOrder(tx, { orderId: id, cartId: null, lines: order.lines });
    if (shortages.length > 0) throw new Error("There is not enough for the test's order");
    return { id, slug: order.slug, goods };
  });
}

/** The provider took all that the order costs. */
export async function settle(
  shop: Pick<TestOrders, "database" | "payable">,
  id: number,
  paymentId = id,
): Promise<"settled" | "refused"> {
  return transact(shop.database.db, async (tx) => {
    const { due, fee } = await shop.payable.lock(tx, id);
    return shop.payable.settle(tx, id, {
      paymentId,
      captured: money(due + fee),
      paymentProcessorId: 1,
      providerTransaction: `pi_${paymentId}`,
    });
  });
}

/** A paid order of lt, in the whole shop; its id. */
export async function paidOrder({ database, shop }: TestApp): Promise<number> {
  const orders = { database, payable: shop.orders.payable };
  const { id } = await place(orders);
  await settle(orders, id);
  return id;
}

export const refund = (shop: TestOrders, id: number, sums: { captured: Money; refunded: Money }) =>
  shop.database.db.transaction((tx) => shop.payable.recordRefund(tx, id, sums));

export async function stateOf(shop: Pick<TestOrders, "database">, id: number) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** An effect of an order as its job carries it. */
export const effectOn = (orderId: number, name: "paid" | "unpaid") => ORDER_EFFECT.payload.parse({ name, orderId });

/** A step that a member of staff makes, in the transaction that a staff call has. */
export const moveAsStaff = (
  { deps }: Pick<TestOrders, "deps">,
  number: string,
  move: Omit<StaffMove, "staffId">,
): Promise<OrderState> =>
  transact(deps.db, async (tx) =>
    moveByStaff(deps, tx, await orderAggregate.lockByNumber(tx, number), { ...move, staffId: 1 }),
  );
