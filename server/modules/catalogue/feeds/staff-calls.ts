import type { RefusedItemsRequest } from "#contracts/staff/catalogue/feeds.ts";
import { writeFeedName } from "#domain/catalogue/feeds/feed-name.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { findCurrency, findLanguage } from "#domain/operations/storefronts/reader.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { listFeeds } from "./feed-store.ts";
import { feedRefusals } from "./tables.ts";

interface StaffFeedDeps {
  storefronts: { all(): readonly StorefrontProfile[] };
}

const REFUSED: ListDefinition<RefusedItemsRequest> = {
  id: feedRefusals.id,
  index: "feed_refusals_noted_at_id_idx",
  sorts: { noted_at: feedRefusals.notedAt },
  filters: {
    storefront: feedRefusals.storefrontCode,
    reason: feedRefusals.reason,
    search: { columns: [feedRefusals.sku, feedRefusals.name] },
  },
};

export function createStaffFeedCalls(deps: StaffFeedDeps) {
  const { feeds, feedRefusals: refusals } = staffCalls;
  return {
    feeds: {
      list: feeds.list.handler(async ({ context }) => {
        const member = context.scope();
        const rows = await listFeeds(context.db);
        return {
          feeds: rows.flatMap(({ channel, format, items, refused, madeAt, ...row }) => {
            const named = member.includes(row.storefrontCode) ? nameScope(deps, row) : null;
            if (!named) return [];
            const { appUrl, ...scope } = named;
            const url = `${appUrl}/feeds/${writeFeedName({ channel, format, ...scope })}`;
            return [
              {
                storefront: row.storefrontCode,
                ...scope,
                channel,
                format,
                url,
                items,
                refused,
                made_at: madeAt.toISOString(),
              },
            ];
          }),
        };
      }),
    },
    feedRefusals: { list: refusals.list.handler(({ input, context }) => listRefused(deps, context, input)) },
  };
}

interface StoredScope {
  storefrontCode: string;
  languageId: number;
  currencyId: number;
}

/** Null for what a storefront has given up since. */
function nameScope({ storefronts }: StaffFeedDeps, { storefrontCode, languageId, currencyId }: StoredScope) {
  const storefront = storefronts.all().find(({ code }) => code === storefrontCode);
  const language = storefront && findLanguage(storefront, languageId);
  const currency = storefront && findCurrency(storefront, currencyId);
  return storefront && language && currency
    ? { appUrl: storefront.appUrl, language: language.iso_code, currency: currency.iso_code }
    : null;
}

async function listRefused(deps: StaffFeedDeps, context: StaffCallContext, request: RefusedItemsRequest) {
  const { db } = context;
  const page = await readStaffList(context, REFUSED, request, {
    scope: (member) => member.where(feedRefusals.storefrontCode),
    select: (position) => db.select({ position, refusal: feedRefusals }).from(feedRefusals).$dynamic(),
  });
  const items = page.items.map(({ refusal }) => {
    const { language = "", currency = "" } = nameScope(deps, refusal) ?? {};
    const { id, storefrontCode: storefront, sku, name, reason, notedAt } = refusal;
    return { id, storefront, language, currency, sku, name, reason, noted_at: notedAt.toISOString() };
  });
  return { ...page, items };
}
