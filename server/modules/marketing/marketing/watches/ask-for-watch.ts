import { randomUUID } from "node:crypto";
import type { WatchableProduct, WatchRequest } from "#contracts/shop/marketing/watches.ts";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { checkEmailField, normalEmail } from "#domain/people/identity/text-rules.ts";
import { catalogueScope } from "#modules/catalogue/catalog/index.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { recordTopics } from "../consents.ts";
import { createNewsletterUrl, findLink } from "../newsletter-links.ts";
import type { WatchRow } from "../tables.ts";
import { inWords } from "./present-watch.ts";
import type { WatchDeps } from "./watch-deps.ts";
import { confirmWatch, insertWatch } from "./watch-store.ts";

/** A storefront that sells nothing has no watches. */
function sellingScope(context: ReaderContext) {
  const scope = catalogueScope(context);
  if (!scope) throw refuse("not_found");
  return scope;
}

/** The variants of a product that is sold here, to choose one to watch. */
export async function readWatchable(
  { catalogue }: WatchDeps,
  context: ReaderContext,
  productId: number,
): Promise<WatchableProduct> {
  const scope = sellingScope(context);
  const variants = await catalogue.variantsForSale(
    context.db,
    scope,
    await catalogue.variantsOfProduct(context.db, productId),
  );
  const [first] = variants;
  if (!first) throw refuse("not_found");
  return {
    name: first.name,
    slug: first.slug,
    image: first.image,
    currency: scope.currency.iso_code,
    variants: variants.map(({ variantId, variant, price, available }) => ({
      id: variantId,
      variant,
      price,
      is_available: available > 0,
    })),
  };
}

/**
 * Watches a variant. The confirmed address of a signed-in customer counts at once; any other address is asked by mail,
 * and the answer does not reveal whether that address already has a watch.
 */
export async function askForWatch(
  deps: WatchDeps,
  context: ReaderContext,
  { variant_id, kind, email }: WatchRequest,
): Promise<"watching" | "mailed"> {
  const { db, user } = context;
  const scope = sellingScope(context);
  const [variant] = await deps.catalogue.variantsForSale(db, scope, [variant_id]);
  if (!variant) throw refuse("not_found");
  const own = user && (await confirmedEmail(db, user.id));
  const address = own ?? normalEmail(email ?? user?.email ?? "");
  const problem = checkEmailField(address);
  if (problem) throw refuseFields({ email: problem });
  const now = deps.now();
  await consumeAttempt(context, now, attemptsFrom("watch", context.client.address, ATTEMPT_LIMITS.mailFromAddress));
  await transact(db, async (tx) => {
    const watch = await insertWatch(tx, {
      storefrontCode: scope.storefront.code,
      kind,
      variantId: variant_id,
      productId: variant.productId,
      email: address,
      userId: own && user ? user.id : null,
      languageId: scope.language.id,
      currencyId: scope.currency.id,
      watchedAmount: kind === "price" ? variant.price : null,
      requestedAt: now,
      confirmedAt: own ? now : null,
    });
    // An unconfirmed address gets no mail, and the answer does not reveal how many watches it has.
    if (!watch && own) throw refuse("too_many_watches");
    if (!watch) return;
    if (own) await agree(tx, watch);
    else if (watch.confirmedAt === null) await askOwner(deps, tx, scope, watch, inWords(variant));
  });
  return own ? "watching" : "mailed";
}

async function askOwner(
  deps: WatchDeps,
  tx: Database,
  { storefront, language }: ReturnType<typeof sellingScope>,
  { id, email, kind }: WatchRow,
  product: string,
): Promise<void> {
  const subscriber = { to: email, storefront, language: language.iso_code };
  const url = await createNewsletterUrl(tx, "watch", { ...subscriber, subjectId: id }, deps.now());
  await deps.queueMail(tx, {
    template: kind === "stock" ? "confirm-stock-watch" : "confirm-price-watch",
    ...subscriber,
    values: { product, url },
    idempotencyKey: `watch ${id} ${randomUUID()}`,
  });
}

/** Records the evidence of consent to these mails. */
const agree = (tx: Database, { storefrontCode, email, kind }: WatchRow) =>
  recordTopics(tx, { storefrontCode, email, source: "watch" }, { [kind === "stock" ? "stock" : "price_drops"]: true });

/** Confirms the watch of a mailed link. A second confirmation changes nothing. */
export async function followWatchLink(
  deps: WatchDeps,
  { db, storefront }: ReaderContext,
  token: string,
): Promise<void> {
  const link = await findLink(db, { purpose: "watch", token, storefrontCode: storefront.code, now: deps.now() });
  if (!link?.subjectId) throw refuse("not_found");
  const { subjectId } = link;
  await transact(db, async (tx) => {
    const watch = await confirmWatch(tx, subjectId, deps.now());
    if (!watch) throw refuse("not_found");
    await agree(tx, watch);
  });
}
