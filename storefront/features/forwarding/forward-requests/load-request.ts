import { type RouterContextProvider, redirect } from "react-router";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { canBeSent } from "#domain/forwarding/parcels/parcel-status.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader } from "#storefront/context.ts";

interface PageRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

export const MOST_LISTED = 100;

/** The statuses for an invalid slug, a visitor who is not signed in, and no such request. */
const NOT_ONES_OWN = [400, 401, 404];

/** The customer's own request; null for any other, as if it did not exist (T059). */
export async function findRequest(slug: string, context: PageRequest["context"]): Promise<RequestDetails | null> {
  const { language, currency } = context.get(reader);
  const found = await context
    .get(api)
    .forwardRequests.get({ slug, language_id: language.id, currency_id: currency.id })
    .catch((error: { status?: number }) => {
      if (NOT_ONES_OWN.includes(error.status ?? 0)) return null;
      throw error;
    });
  return found?.request ?? null;
}

/** A draft, for a person who may send it. Any later request redirects to its page in My orders. */
export async function loadDraft(slug: string, request: PageRequest): Promise<RequestDetails | null> {
  const found = await findRequest(slug, request.context);
  if (found && found.state !== "draft") throw redirect(withLocale(`/my-orders/${slug}`, request.locale));
  return found?.may_act ? found : null;
}

/** The parcels that can be sent on, and those that the address names. */
export async function loadParcelChoice(request: PageRequest) {
  const { parcels } = request.context.get(api);
  const filter = { tab: "in_warehouse" as const };
  const { items } = await parcels.list({ filter, sort: "storage", limit: MOST_LISTED }).catch(() => ({ items: [] }));
  const named = (request.url.searchParams.get("parcels") ?? "").split(",");
  const ready = items.filter(({ status, may_act }) => may_act && canBeSent(status));
  return { parcels: ready, chosen: ready.map(({ number }) => number).filter((number) => named.includes(number)) };
}

export type ParcelChoiceData = Awaited<ReturnType<typeof loadParcelChoice>>;
