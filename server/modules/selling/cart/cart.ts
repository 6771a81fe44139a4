import { type SQL, sql } from "drizzle-orm";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { FORGOTTEN_CART_DAYS } from "#domain/selling/cart/reservation-times.ts";
import type { CatalogueScope } from "#modules/catalogue/catalog/index.ts";
import { userSignedIn } from "#modules/people/identity/index.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { HandledEvents } from "#platform/events/events.ts";
import { createCartCalls } from "./calls.ts";
import { type CartLine, countItems, readCartAnd } from "./cart-store.ts";
import { mergeAtSignIn, type SignIn } from "./merge-at-sign-in.ts";
import { type CartDeps, type CartVisit, takeHeld } from "./use-cart.ts";

export interface CheckoutCart {
  cartId: number;
  /** Null until one is chosen. */
  shippingMethod: ShippingMethod | null;
  lines: CartLine[];
}

export interface CartModule {
  calls: ReturnType<typeof createCartCalls>;
  /**
   * Renews expired reservations and extends the others; null for an owner without a cart. `value` is an expression that
   * the same statement reads for the checkout.
   */
  readForCheckout<Value>(
    db: Database,
    owner: Owner,
    scope: CatalogueScope,
    value: SQL<Value>,
  ): Promise<{ cart: CheckoutCart; value: Value } | null>;
  /** Puts one piece into a cart and reserves it until a moment. The caller has locked its stock level. */
  takeHeld(tx: Database, visit: Omit<CartVisit, "db">, held: { variantId: number; until: Date }): Promise<void>;
  mergeAtSignIn(db: Database, signIn: SignIn): Promise<void>;
  countItems(db: Database, owner: Owner, storefrontCode: string): Promise<number>;
  /** Deletes the carts of visitors who have not come back. */
  sweep(db: Database): Promise<void>;
}

export function createCart({ events, ...deps }: CartDeps & HandledEvents): CartModule {
  events.on(userSignedIn, mergeAtSignIn);
  return {
    calls: createCartCalls(deps),
    readForCheckout: (db, owner, { storefront }, value) =>
      readCartAnd(db, { owner, storefrontCode: storefront.code }, value),
    takeHeld: (tx, visit, held) => takeHeld(deps, { db: tx, ...visit }, held),
    mergeAtSignIn,
    countItems: (db, owner, storefrontCode) => countItems(db, { owner, storefrontCode }),
    async sweep(db) {
      await db.execute(sql`
        delete from carts where user_id is null
          and touched_at < clock_timestamp() - make_interval(days => ${FORGOTTEN_CART_DAYS})`);
    },
  };
}
