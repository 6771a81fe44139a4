import { isPriceDrop, noticesDue } from "#domain/marketing/marketing/watches.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import type { VariantForSale } from "#modules/catalogue/catalog/index.ts";
import { localeOf, pageUrl, translateIn } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { WatchRow } from "../tables.ts";
import { inWords, scopeOf } from "./present-watch.ts";
import type { RoundDeps } from "./watch-deps.ts";
import {
  countNotified,
  firstWaiting,
  lockVariantWatches,
  noteNotice,
  priceWatchesAfter,
  variantsBack,
} from "./watch-store.ts";

const BATCH = 500;

/** Mails the first people who wait for a variant that is back in stock; this mail ends their watch. */
export async function notifyOfStock(deps: RoundDeps): Promise<void> {
  for (const variantId of await variantsBack(deps.db))
    await transact(deps.db, async (tx) => {
      const { available, ofVariant } = await lockVariantWatches(tx, variantId);
      const due = noticesDue({ available, notified: await countNotified(tx, ofVariant, deps.now()) });
      for (const watch of await firstWaiting(tx, ofVariant, due)) await mailStock(deps, tx, watch);
    });
}

async function mailStock(deps: RoundDeps, tx: Database, watch: WatchRow): Promise<void> {
  const variant = await soldVariant(deps, tx, watch);
  const now = deps.now();
  if (!variant) return void (await noteNotice(tx, watch, { endedAt: now }));
  await noteNotice(tx, watch, { notifiedAt: now, endedAt: now });
  await deps.queueMail(tx, {
    template: "stock-back",
    ...common(deps, watch),
    values: { product: inWords(variant), url: productUrl(deps, watch, variant) },
    idempotencyKey: `stock-back ${watch.id}`,
  });
}

/** Mails people whose watched price has fallen; the next price is compared with the mailed one. */
export async function notifyOfPrices(deps: RoundDeps): Promise<void> {
  for (let last = 0; ; ) {
    const watches = await priceWatchesAfter(deps.db, last, deps.now(), BATCH);
    // One by one: a person who watches two variants of a product gets one mail.
    for (const { id } of watches)
      await transact(deps.db, async (tx) => {
        const [watch] = await priceWatchesAfter(tx, id - 1, deps.now(), 1);
        if (watch?.id === id) await mailPrice(deps, tx, watch);
      });
    last = watches.at(-1)?.id ?? 0;
    if (watches.length < BATCH) return;
  }
}

async function mailPrice(deps: RoundDeps, tx: Database, watch: WatchRow): Promise<void> {
  const { storefrontCode, email: recipient } = watch;
  const watched = money(watch.watchedAmount ?? 0);
  const variant = await soldVariant(deps, tx, watch);
  if (!variant || variant.available === 0 || !isPriceDrop(watched, variant.price)) return;
  if (!(await deps.hasRoom(tx, { storefrontCode, recipient, topic: "price_drops" }))) return;
  await noteNotice(tx, watch, { watchedAmount: variant.price, notifiedAt: deps.now() });
  const { language, currency } = localeOf(deps, watch);
  const shown = (amount: Money) => formatMoney(amount, currency, language);
  await deps.queueMail(tx, {
    template: "price-drop",
    ...common(deps, watch),
    values: {
      product: inWords(variant),
      price: shown(variant.price),
      watched: shown(watched),
      url: productUrl(deps, watch, variant),
    },
    rows: lawfulLine(deps, watch, variant, shown),
    idempotencyKey: `price-drop ${watch.id} ${variant.price} ${deps.now().toISOString().slice(0, 10)}`,
  });
}

/** The law requires the lowest price of the 30 days before a reduction. */
function lawfulLine(
  deps: RoundDeps,
  watch: WatchRow,
  { priorPrice }: VariantForSale,
  shown: (amount: Money) => string,
) {
  if (priorPrice === null) return [];
  const t = translateIn(localeOf(deps, watch));
  return [{ label: t("mail.price-drop.lowest"), value: shown(priorPrice) }];
}

async function soldVariant(deps: RoundDeps, tx: Database, watch: WatchRow): Promise<VariantForSale | undefined> {
  const [variant] = await deps.catalogue.variantsForSale(tx, scopeOf(deps, watch), [watch.variantId]);
  return variant;
}

function common(deps: RoundDeps, watch: WatchRow) {
  const { storefront, language } = localeOf(deps, watch);
  return { to: watch.email, storefront, language, ...(watch.userId === null ? {} : { userId: watch.userId }) };
}

const productUrl = (deps: RoundDeps, watch: WatchRow, { slug, sku }: VariantForSale) =>
  `${pageUrl(localeOf(deps, watch), `p/${slug}`)}?productVariant=${encodeURIComponent(sku)}`;
