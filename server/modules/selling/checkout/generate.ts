import { sql } from "drizzle-orm";
import { offeredMethod } from "#domain/forwarding/freight/freight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { rememberedPayment } from "#domain/selling/checkout/preselected-payment.ts";
import { type CatalogueScope, catalogueScope } from "#modules/catalogue/catalog/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { ownerOf } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { assigned, valuesOf } from "#platform/database/plain-rows.ts";
import { newToken } from "#platform/secret-token.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { latestJson } from "./checkout-store.ts";
import { type FirstChoices, firstChoices } from "./choices/first-choices.ts";
import { deliveryTo, lineOf, NO_DELIVERY, quoteFreight } from "./choices/freight-and-delivery.ts";
import type { CheckoutLine } from "./stored-checkout.ts";
import { checkouts } from "./tables.ts";

/**
 * The open checkout of the cart at current prices, with what was chosen before: a cart has one, so that another tab
 * finds the same (CHECKOUT-01, CHECKOUT-05).
 */
export async function generate(deps: CheckoutDeps, context: ReaderContext): Promise<string> {
  const { db } = context;
  const scope = catalogueScope(context);
  if (!scope) throw refuse("not_found");
  const owner = ownerOf(context);
  const read = owner && (await deps.cart.readForCheckout(db, owner, scope, latestJson(context)));
  if (!owner || !read) throw refuse("cart_empty");
  const { cart, value: latest } = read;
  const lines = await linesOf(deps, context, scope, cart.lines);
  if (lines.length === 0) throw refuse("cart_empty");
  const slug = newToken();
  const chosen = choicesFor(
    deps,
    context,
    scope,
    { lines, wanted: cart.shippingMethod },
    await firstChoices(deps, context, latest),
  );
  const row = { ...owner, ...chosen, cartId: cart.cartId, languageId: scope.language.id };
  const again = { ...row, confirmedTotal: null, version: sql`checkouts.version + 1`, updatedAt: sql`now()` };
  const { rows } = await db.execute<{ slug: string }>(sql`
    insert into checkouts ${valuesOf(checkouts, [{ slug, storefrontCode: scope.storefront.code, ...row }])}
    on conflict (cart_id) where state = 'open' do update set ${assigned(checkouts, again)} returning slug`);
  return rows[0]?.slug ?? slug;
}

/** The choices that are still possible for these lines, at current prices. */
function choicesFor(
  deps: CheckoutDeps,
  { storefront, user }: CallContext,
  scope: CatalogueScope,
  { lines, wanted }: { lines: CheckoutLine[]; wanted: ShippingMethod | null },
  { used, currencyId: before, promotion, ...first }: FirstChoices,
) {
  const currencyId = scope.currency.id;
  const destination = { currencyId, countryId: first.countryId, lines };
  const freight = quoteFreight(deps, storefront, destination);
  const methods = deps.payments.methodsFor(storefront, currencyId, { isSignedIn: user !== null });
  return {
    ...first,
    ...destination,
    freight,
    shippingMethod: offeredMethod(freight, wanted),
    ...(used.map((each) => deliveryTo(deps, destination, each)).find(Boolean) ?? NO_DELIVERY),
    ...rememberedPayment(methods, used),
    promotion: before === currencyId ? promotion : null,
  };
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
