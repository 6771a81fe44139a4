import type { Cart } from "#contracts/shop/selling/cart.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { CatalogueScope, Goods } from "#modules/catalogue/catalog/index.ts";
import { keepUntil } from "#modules/catalogue/stock/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Delivery } from "../delivery/index.ts";
import { presentCart } from "./cart-presenter.ts";
import * as store from "./cart-store.ts";

export interface CartDeps {
  catalogue: Pick<Goods, "describeVariants" | "shippingRates">;
  delivery: Pick<Delivery, "quoteFreight" | "cheapestFee">;
}

/** The owner of the cart, and the language and currency that it is shown in. */
export interface CartVisit {
  db: Database;
  owner: Owner;
  scope: CatalogueScope;
}

const cartOwner = ({ owner, scope }: CartVisit): store.CartOwner => ({ owner, storefrontCode: scope.storefront.code });

/** A visitor without a stored cart gets an empty one (CART-01). */
export async function showCart(
  deps: CartDeps,
  db: Database,
  scope: CatalogueScope,
  owner: Owner | null,
): Promise<Cart> {
  const stored = owner && (await store.readCart(db, cartOwner({ db, owner, scope })));
  return onTheWire(deps, db, scope, stored ?? { lines: [], shippingMethod: null, readAt: new Date() });
}

/** The changed cart and the number of pieces added; null when the variant is not sold here. */
export async function addToCart(
  deps: CartDeps,
  visit: CartVisit,
  requested: { variantId: number; quantity: number },
): Promise<{ cart: Cart; added: number } | null> {
  const line = await store.addLine(visit.db, cartOwner(visit), visit.scope, requested);
  if (line === null) return null;
  if (line === "full") throw refuse("cart_full");
  const stored = await settle(visit, line.cart, line.lineId);
  const now = stored.lines.find(({ lineId }) => lineId === line.lineId);
  const added = now?.isReserved ? Math.max(now.quantity - line.before, 0) : 0;
  return { cart: await onTheWire(deps, visit.db, visit.scope, stored), added };
}

/** One piece more, reserved until a moment; refused when the cart cannot take it. */
export async function takeHeld(
  deps: CartDeps,
  visit: CartVisit,
  { variantId, until }: { variantId: number; until: Date },
): Promise<void> {
  const taken = await addToCart(deps, visit, { variantId, quantity: 1 });
  if (!taken) throw refuse("not_found");
  if (taken.added === 0) throw refuse("conflict");
  const { cartId } = await readOwn(visit);
  await keepUntil(visit.db, { cartId, variantId, until });
}

/** Null for a line that is not in this cart (T059). */
export async function setQuantity(
  deps: CartDeps,
  visit: CartVisit,
  requested: { lineId: number; quantity: number },
): Promise<Cart | null> {
  if (!(await store.setLineQuantity(visit.db, cartOwner(visit), visit.scope, requested))) return null;
  return onTheWire(deps, visit.db, visit.scope, await settle(visit, await readOwn(visit), requested.lineId));
}

/** Null for a line that is not in this cart (T059). */
export async function removeLine(deps: CartDeps, visit: CartVisit, lineId: number): Promise<Cart | null> {
  if (!(await store.deleteLine(visit.db, cartOwner(visit), lineId))) return null;
  return showCart(deps, visit.db, visit.scope, visit.owner);
}

export async function chooseMethod(deps: CartDeps, visit: CartVisit, method: ShippingMethod): Promise<Cart> {
  await store.setMethod(visit.db, cartOwner(visit), method);
  return showCart(deps, visit.db, visit.scope, visit.owner);
}

/** Reserves a line; its quantity is lowered to what is available (CART-04). */
async function settle(visit: CartVisit, stored: store.StoredCart, lineId: number): Promise<store.StoredCart> {
  const short = stored.lines.find((line) => line.lineId === lineId && !line.isReserved && line.available > 0);
  if (!short) return stored;
  const requested = { lineId, quantity: short.available };
  await store.setLineQuantity(visit.db, cartOwner(visit), visit.scope, requested);
  return readOwn(visit);
}

async function readOwn(visit: CartVisit): Promise<store.StoredCart> {
  const stored = await store.readCart(visit.db, cartOwner(visit));
  if (!stored) throw new Error("A cart went away while it was used");
  return stored;
}

async function onTheWire(
  { catalogue, delivery }: CartDeps,
  db: Database,
  scope: CatalogueScope,
  stored: Pick<store.StoredCart, "lines" | "shippingMethod" | "readAt">,
): Promise<Cart> {
  const ids = stored.lines.map(({ variantId }) => variantId);
  const variants = await catalogue.describeVariants(db, scope, ids);
  return presentCart({ stored, variants, scope, delivery, tariffs: catalogue.shippingRates() });
}
