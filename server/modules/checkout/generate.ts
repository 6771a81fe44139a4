import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { ownerOf } from "../../platform/calls/owner.ts";
import type { ReaderContext } from "../../platform/calls/resolve-reader.ts";
import { newToken } from "../../platform/secret-token.ts";
import { type CatalogueScope, catalogueScope } from "../catalog/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { deliveryTo, lineOf, NO_DELIVERY, offeredMethod, quoteFreight } from "./freight-and-delivery.ts";
import { readPersonal } from "./owner-data.ts";
import { addressFields } from "./set-address.ts";
import type { CheckoutLine } from "./stored-checkout.ts";
import { checkouts } from "./tables.ts";

/** Starts a checkout of the cart at current prices and returns its slug (CHECKOUT-01). */
export async function generate(deps: CheckoutDeps, context: ReaderContext): Promise<string> {
  const { db, storefront } = context;
  const scope = catalogueScope(context);
  if (!scope) throw refuse("not_found");
  const owner = ownerOf(context);
  const cart = owner && (await deps.cart.readForCheckout(db, owner, scope));
  if (!owner || !cart) throw refuse("cart_empty");
  const lines = await linesOf(deps, context, scope, cart.lines);
  if (lines.length === 0) throw refuse("cart_empty");
  const { countryId, address, email, deliveries } = await prefilled(context);
  const destination = { currencyId: scope.currency.id, countryId, lines };
  const freight = quoteFreight(deps, storefront, destination);
  const delivery = deliveries.map((used) => deliveryTo(deps, destination, used)).find(Boolean) ?? NO_DELIVERY;
  const slug = newToken();
  await db.insert(checkouts).values({
    slug,
    storefrontCode: storefront.code,
    ...owner,
    cartId: cart.cartId,
    ...destination,
    languageId: scope.language.id,
    freight,
    shippingMethod: offeredMethod(freight, cart.shippingMethod),
    ...delivery,
    address,
    email,
  });
  return slug;
}

/** Only reserved lines of products that are still sold. */
async function linesOf(
  { catalogue }: CheckoutDeps,
  { db }: CallContext,
  scope: CatalogueScope,
  wanted: readonly { variantId: number; quantity: number; isReserved: boolean }[],
): Promise<CheckoutLine[]> {
  const reserved = wanted.filter(({ isReserved }) => isReserved);
  const ids = reserved.map(({ variantId }) => variantId);
  const variants = await catalogue.variantsForSale(db, scope, ids);
  return reserved.flatMap(({ variantId, quantity }) => {
    const variant = variants.find((each) => each.variantId === variantId);
    return variant ? [lineOf(variant, quantity)] : [];
  });
}

/** A customer's last address and delivery are chosen in advance (CHECKOUT-08). */
async function prefilled({ db, user, storefront }: CallContext) {
  const countryId = storefront.defaultCountryId;
  if (!user) return { countryId, address: null, email: null, deliveries: [] };
  const { addresses, deliveries } = await readPersonal(db, user.id);
  const last = addresses.at(-1);
  const address = last ? addressFields(last) : null;
  return { countryId: address?.country_id ?? countryId, address, email: user.email, deliveries };
}
