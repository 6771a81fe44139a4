import { type SQL, sql } from "drizzle-orm";
import type { CatalogueScope } from "#modules/catalogue/catalog/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { asJson, changeCheckout, seeCheckout } from "./checkout-store.ts";
import { currencyOf } from "./choices/checkout-currency.ts";
import { isStill } from "./own-checkout.ts";
import type { OpenedCheckout, StoredCheckout } from "./stored-checkout.ts";

/** Reads a checkout; follows its owner into another language, and into the account after signing in. */
export async function fetchCheckout(deps: CheckoutDeps, context: ReaderContext, slug: string): Promise<OpenedCheckout> {
  const opened = await seeCheckout(context.db, context, slug);
  if (!opened) throw refuse("not_found");
  if (!opened.isOwn || opened.checkout.state !== "open") return opened;
  const { checkout } = opened;
  const { language } = context.reader;
  const currency = currencyOf(context.storefront, checkout.currencyId);
  const scope = { storefront: context.storefront, currency, language };
  const set = [
    ...(language.id === checkout.languageId ? [] : await translated(deps, context, scope, checkout)),
    ...(context.user && checkout.userId === null ? await adopted(deps, context, scope, context.user) : []),
  ];
  if (set.length === 0) return opened;
  return (await changeCheckout(context.db, context, slug, { set, when: isStill(checkout) })) ?? opened;
}

async function translated(
  { catalogue }: CheckoutDeps,
  { db }: CallContext,
  scope: CatalogueScope,
  { lines }: StoredCheckout,
): Promise<SQL[]> {
  const ids = lines.map(({ variantId }) => variantId);
  const described = await catalogue.describeVariants(db, scope, ids);
  const translatedLines = lines.map((line) => {
    const found = described.find(({ variantId }) => variantId === line.variantId);
    if (!found) return line;
    const { name, category, variant, slug } = found;
    return { ...line, name, category, variant, slug };
  });
  return [sql`language_id = ${scope.language.id}, lines = ${asJson(translatedLines)}`];
}

/** A guest who signs in keeps the checkout; the cart has already been merged into the account's. */
async function adopted(
  { cart }: CheckoutDeps,
  { db }: CallContext,
  scope: CatalogueScope,
  { id: userId, email }: NonNullable<CallContext["user"]>,
): Promise<SQL[]> {
  const merged = await cart.readForCheckout(db, { userId, visitorHash: null }, scope, sql`null`);
  return [sql`user_id = ${userId}, visitor_hash = null, email = ${email}, cart_id = ${merged?.cart.cartId ?? null}`];
}
