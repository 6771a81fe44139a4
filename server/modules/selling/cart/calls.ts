import { catalogueScope } from "#modules/catalogue/catalog/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { ownerOf, ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { addToCart, type CartDeps, chooseMethod, removeLine, setQuantity, showCart } from "./use-cart.ts";

const done = { status: true as const };

export function createCartCalls(cart: CartDeps) {
  const show = async (context: ReaderContext) => ({
    ...done,
    cart: await showCart(cart, context.db, scopeOf(context), ownerOf(context)),
  });
  return {
    fetch: calls.cart.fetch.handler(({ context }) => show(context)),

    // Every call extends the reservations; this one does nothing else.
    extend: calls.cart.extend.handler(({ context }) => show(context)),

    add: calls.cart.add.handler(async ({ input, context }) => {
      const { variant_id: variantId, quantity } = input;
      const visit = { db: context.db, owner: ownerOrNew(context), scope: scopeOf(context) };
      return { ...done, ...found(await addToCart(cart, visit, { variantId, quantity })) };
    }),

    setQuantity: calls.cart.setQuantity.handler(async ({ input, context }) => {
      const { line_id: lineId, quantity } = input;
      return { ...done, cart: found(await setQuantity(cart, ownVisit(context), { lineId, quantity })) };
    }),

    remove: calls.cart.remove.handler(async ({ input, context }) => ({
      ...done,
      cart: found(await removeLine(cart, ownVisit(context), input.line_id)),
    })),

    setShippingMethod: calls.cart.setShippingMethod.handler(async ({ input, context }) => {
      if (!context.storefront.features.includes(input.shipping_method)) throw refuse("not_found");
      const visit = { db: context.db, owner: ownerOrNew(context), scope: scopeOf(context) };
      return { ...done, cart: await chooseMethod(cart, visit, input.shipping_method) };
    }),
  };
}

const scopeOf = (context: ReaderContext) => found(catalogueScope(context));

/** A visitor without a cart has no lines to change. */
const ownVisit = (context: ReaderContext) => ({
  db: context.db,
  owner: found(ownerOf(context)),
  scope: scopeOf(context),
});

function found<T>(value: T | null): T {
  if (value === null) throw refuse("not_found");
  return value;
}
