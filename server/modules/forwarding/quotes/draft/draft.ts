import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Buyer } from "#domain/forwarding/landed-cost/import-charges.ts";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { QUOTE_DRAFT_DAYS } from "#domain/forwarding/quotes/quote-machine.ts";
import { normalLink } from "#domain/forwarding/quotes/shop-link.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { type Owner, ownerName, ownerOf, ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { asBuyer, buyerOf, isOfBusiness } from "../price/price-tables.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import { itemsOf, replaceItems } from "../quote-store.ts";
import { quotes } from "../tables.ts";
import { LISTED_QUOTE } from "../views/whole-quote.ts";

/** A list that is not sent yet, and the quote that it changes, if any. */
export interface OpenDraft {
  row: QuoteRow | null;
  replaced: QuoteRow | null;
  items: QuoteItem[];
  buyer: Buyer;
}

const ownedBy = (owner: Owner): SQL =>
  owner.userId === null ? eq(quotes.visitorHash, owner.visitorHash) : eq(quotes.userId, owner.userId);

/** The quote whose list is changed: the caller's own, priced or expired. */
async function replacedBy(db: Database, context: ReaderContext, slug: string | undefined): Promise<QuoteRow | null> {
  if (slug === undefined) return null;
  const quote = await quoteAggregate.find(db, eq(quotes.slug, slug));
  const isOwn = quote !== null && context.user?.id === quote.userId && quote.storefrontCode === context.storefront.code;
  if (!isOwn || (quote.state !== "quoted" && quote.state !== "expired")) throw refuse("not_found");
  return quote;
}

const isDraft = (owner: Owner, { storefront }: ReaderContext, replaced: QuoteRow | null) =>
  and(
    ownedBy(owner),
    eq(quotes.state, "draft"),
    eq(quotes.storefrontCode, storefront.code),
    replaced ? eq(quotes.replacesId, replaced.id) : isNull(quotes.replacesId),
  );

async function rowOf(db: Database, context: ReaderContext, replaced: QuoteRow | null): Promise<QuoteRow | null> {
  const owner = ownerOf(context);
  if (!owner) return null;
  const [row] = await db
    .select()
    .from(quotes)
    .where(isDraft(owner, context, replaced));
  return row ?? null;
}

/** The saved list; a draft that changes a quote begins with the quote's list. */
export async function findDraft(db: Database, context: ReaderContext, slug: string | undefined): Promise<OpenDraft> {
  const replaced = await replacedBy(db, context, slug);
  const row = await rowOf(db, context, replaced);
  const source = row ?? replaced;
  const buyer = await buyerOf(db, context.user?.id ?? null);
  return { row, replaced, items: source ? await itemsOf(db, source.id) : [], buyer };
}

interface LockedDraft extends QuoteRow {
  items: QuoteItem[];
  buyer: Buyer;
}

/** Locks the draft until the transaction ends; creates it when there is none. */
export async function lockDraft(tx: Database, context: ReaderContext, slug: string | undefined): Promise<LockedDraft> {
  // Serializes two tabs that save a first list at once.
  const { rows } = await tx.execute<{ is_business: boolean }>(sql`
    select pg_advisory_xact_lock(hashtext(${`quote draft ${ownerName(context)}`})),
      ${isOfBusiness(tx, context.user?.id ?? null)} as is_business`);
  const buyer = asBuyer(rows[0]?.is_business);
  const replaced = await replacedBy(tx, context, slug);
  const owner = ownerOf(context);
  const touched = {
    touchedAt: sql`now()`,
    currencyId: context.reader.currency.id,
    languageId: context.reader.language.id,
  };
  const [locked] = owner
    ? await tx
        .update(quotes)
        .set(touched)
        .where(isDraft(owner, context, replaced))
        .returning(LISTED_QUOTE)
    : [];
  return { ...(locked ?? (await beginDraft(tx, context, replaced))), buyer };
}

async function beginDraft(
  tx: Database,
  context: ReaderContext,
  replaced: QuoteRow | null,
): Promise<Omit<LockedDraft, "buyer">> {
  const { storefront, reader } = context;
  const owner = ownerOrNew(context);
  const row = await insertFirstState(
    tx,
    quoteAggregate,
    {
      slug: newToken(),
      storefrontCode: storefront.code,
      ...owner,
      languageId: reader.language.id,
      currencyId: reader.currency.id,
      countryId: replaced?.countryId ?? storefront.defaultCountryId,
      replacesId: replaced?.id ?? null,
      courierId: replaced?.courierId ?? null,
      pickupPointId: replaced?.pickupPointId ?? null,
      address: replaced?.address ?? null,
    },
    { actor: "customer", actorId: owner.userId },
  );
  const items = replaced ? await itemsOf(tx, replaced.id) : [];
  if (items.length > 0) await replaceItems(tx, row.id, items);
  return { ...row, items };
}

export function saveItems(
  context: ReaderContext,
  slug: string | undefined,
  items: readonly QuoteItem[],
): Promise<OpenDraft> {
  return transact(context.db, async (tx) => {
    const { buyer, ...row } = await lockDraft(tx, context, slug);
    const kept = items.map((item) => ({ ...item, link: normalLink(item.link, URL.parse) }));
    await replaceItems(tx, row.id, kept);
    return { row, replaced: null, items: kept, buyer };
  });
}

/** Deletes lists that nobody has changed for so long; the lists of quotes stay. */
export async function sweepDrafts(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${QUOTE_DRAFT_DAYS})`;
  await db.delete(quotes).where(and(eq(quotes.state, "draft"), lt(quotes.touchedAt, oldest)));
}
