import { desc, eq, sql } from "drizzle-orm";
import type { CheckoutData } from "../../../contracts/calls/checkout-data.ts";
import { type Money, money } from "../../../domain/money/money.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { findCustomerAccount } from "../balance/index.ts";
import { listAddresses } from "../identity/index.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import type { OpenedCheckout, StoredCheckout } from "./stored-checkout.ts";
import { checkouts } from "./tables.ts";

type SavedAddress = NonNullable<CheckoutData["address"]>["client_addresses"][number];

/** What is known about a checkout's owner beyond its own row. */
export interface AboutOwner {
  balance: { id: number; amount: Money } | null;
  addresses: SavedAddress[];
  /** The latest first. */
  usedPointIds: number[];
  order: { id: number; number: string } | null;
}

const NOTHING: AboutOwner = { balance: null, addresses: [], usedPointIds: [], order: null };

/** Asked only where there is something to know: a guest's open checkout costs no statement. */
export async function readAboutOwner(
  parts: Pick<CheckoutParts, "orders">,
  db: Database,
  storefrontCode: string,
  { checkout, isOwn }: Pick<OpenedCheckout, "checkout" | "isOwn">,
): Promise<AboutOwner> {
  if (!isOwn) return NOTHING;
  const { userId, state, slug } = checkout;
  const [order, customer] = await Promise.all([
    state === "ordered" ? parts.orders.findBySlug(db, slug) : null,
    userId === null ? null : readCustomer(db, storefrontCode, { ...checkout, userId }),
  ]);
  return { ...NOTHING, ...customer, order: order && { id: order.id, number: order.number } };
}

async function readCustomer(
  db: Database,
  storefrontCode: string,
  { userId, currencyId }: { userId: number; currencyId: number },
) {
  const [balance, addresses, used] = await Promise.all([
    readBalance(db, { storefrontCode, userId, currencyId }),
    listAddresses(db, userId),
    lastDeliveries(db, userId),
  ]);
  return { balance, addresses, usedPointIds: used.flatMap(({ pickupPointId }) => pickupPointId ?? []) };
}

/** What somebody can spend; an account that was never opened has nothing. */
export async function readBalance(
  db: Database,
  { userId, ...scope }: { userId: number; storefrontCode: string; currencyId: number },
) {
  const account = await findCustomerAccount(db, scope, userId);
  return account ? { id: account.id, amount: money(account.balance - account.held) } : { id: 0, amount: money(0) };
}

const REMEMBERED_DELIVERIES = 5;

/** To where somebody's last orders were brought. */
export function lastDeliveries(
  db: Database,
  userId: number,
): Promise<Pick<StoredCheckout, "courierId" | "pickupPointId">[]> {
  return db
    .select({ courierId: checkouts.courierId, pickupPointId: checkouts.pickupPointId })
    .from(checkouts)
    .where(sql`${eq(checkouts.userId, userId)} and ${eq(checkouts.state, "ordered")}`)
    .orderBy(desc(checkouts.updatedAt))
    .limit(REMEMBERED_DELIVERIES);
}
