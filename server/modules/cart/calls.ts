import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import { ownerOf, ownerOrNew } from "../../platform/calls/owner.ts";
import { type CatalogueScope, catalogueScope } from "../catalog/index.ts";
import { addToCart, type CartParts, chooseMethod, removeLine, setQuantity, showCart } from "./use-cart.ts";

const done = { status: true as const };

export function createCartCalls(cart: CartParts) {
  const show = async (context: CallContext, input: ShownIn) => ({
    ...done,
    cart: await showCart(cart, context.db, scopeOf(context, input), ownerOf(context)),
  });
  return {
    fetch: calls.cart.fetch.handler(({ input, context }) => show(context, input)),

    // A look extends them too; this is for whoever asks for nothing else.
    extend: calls.cart.extend.handler(({ input, context }) => show(context, input)),

    add: calls.cart.add.handler(async ({ input, context }) => {
      const { variant_id: variantId, quantity } = input;
      const visit = { db: context.db, owner: ownerOrNew(context), scope: scopeOf(context, input) };
      return { ...done, ...found(await addToCart(cart, visit, { variantId, quantity })) };
    }),

    setQuantity: calls.cart.setQuantity.handler(async ({ input, context }) => {
      const { line_id: lineId, quantity } = input;
      return { ...done, cart: found(await setQuantity(cart, ownVisit(context, input), { lineId, quantity })) };
    }),

    remove: calls.cart.remove.handler(async ({ input, context }) => ({
      ...done,
      cart: found(await removeLine(cart, ownVisit(context, input), input.line_id)),
    })),

    setShippingMethod: calls.cart.setShippingMethod.handler(async ({ input, context }) => {
      if (!context.storefront.features.includes(input.shipping_method)) throw refuse("not_found");
      const visit = { db: context.db, owner: ownerOrNew(context), scope: scopeOf(context, input) };
      return { ...done, cart: await chooseMethod(cart, visit, input.shipping_method) };
    }),
  };
}

interface ShownIn {
  language_id: number;
  currency_id?: number | undefined;
}

/** In the storefront's own words and money where others are asked for that it does not know. */
function scopeOf({ storefront }: CallContext, { language_id, currency_id }: ShownIn): CatalogueScope {
  const language = storefront.languages.find(({ id }) => id === language_id);
  const currency = storefront.currencies.find(({ id }) => id === currency_id);
  const locale = language?.iso_code ?? storefront.defaultLanguageIso;
  return found(catalogueScope(storefront, { locale, currency: currency?.iso_code }));
}

/** Whoever has no cart has no line in it. */
const ownVisit = (context: CallContext, input: ShownIn) => ({
  db: context.db,
  owner: found(ownerOf(context)),
  scope: scopeOf(context, input),
});

function found<T>(value: T | null): T {
  if (value === null) throw refuse("not_found");
  return value;
}
