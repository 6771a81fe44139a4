import { data, type RouterContextProvider, redirect } from "react-router";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { LONGEST_ITEM_TEXT } from "#domain/forwarding/quotes/quote-items.ts";
import { notFoundMessage } from "#domain/operations/errors/error-kinds.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale, withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader, visit } from "#storefront/context.ts";

export interface PageRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

const LONGEST_SLUG = 200;
const LONGEST_LINK = 2_000;

const asked = ({ context }: Pick<PageRequest, "context">) => {
  const { language, currency } = context.get(reader);
  return { language_id: language.id, currency_id: currency.id };
};

const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: { status?: number }) => {
    if (error.status === 404 || error.status === 400) return null;
    throw error;
  });

/** The page itself knows who may see what; who is not signed in is asked to be (ROUTE-24). */
function assertSignedIn({ url, locale, context }: PageRequest): void {
  if (context.get(visit).isSignedIn) return;
  const back = new URLSearchParams({ redirect: withoutLocale(url.pathname) + url.search });
  throw redirect(withLocale(`/login?${back}`, locale));
}

/** The list that is not sent yet; a link, or the words of a search that found nothing, begins a new item (FORWARDING-04). */
export async function loadOrderForm(request: PageRequest) {
  const query = request.url.searchParams;
  const quote = query.get("quote") ?? undefined;
  const found = await orNull(
    request.context.get(api).quotes.getDraft({ ...asked(request), ...(quote ? { quote } : {}) }),
  );
  if (!found) throw data(notFoundMessage("route-validation", withoutLocale(request.url.pathname)), { status: 404 });
  const named = (key: string, longest: number) => (query.get(key) ?? "").slice(0, longest);
  const begun = { link: named("link", LONGEST_LINK), name: named("name", LONGEST_ITEM_TEXT.name) };
  return { draft: found.draft, quote, ...begun };
}

export type OrderFormData = Awaited<ReturnType<typeof loadOrderForm>>;

/** Without a list there is nothing to send. */
export async function loadSummary(request: PageRequest) {
  const loaded = await loadOrderForm(request);
  if (loaded.draft.items.length === 0) throw redirect(withLocale("/order-form", request.locale));
  return loaded;
}

const PAGE_SIZE = 20;

export async function loadQuotes(request: PageRequest) {
  assertSignedIn(request);
  const after = request.url.searchParams.get("after");
  return request.context
    .get(api)
    .quotes.list({ limit: PAGE_SIZE, ...(after ? { after } : {}) })
    .catch(() => null);
}

/** T059: another customer's quote is answered like one that does not exist. */
export async function findQuote(slug: string, request: Pick<PageRequest, "context">): Promise<QuoteDetails | null> {
  if (slug === "" || slug.length > LONGEST_SLUG) return null;
  return (await orNull(request.context.get(api).quotes.get({ slug, ...asked(request) })))?.quote ?? null;
}

export async function loadOwnQuote(slug: string, request: PageRequest): Promise<QuoteDetails | null> {
  assertSignedIn(request);
  return findQuote(slug, request);
}

/** The question that is open; a quote without one has its own page. */
export async function loadQuestion(slug: string, request: PageRequest): Promise<QuoteDetails | "signed-out" | null> {
  if (!request.context.get(visit).isSignedIn) return "signed-out";
  const quote = await findQuote(slug, request);
  if (quote && quote.state !== "info_needed") throw redirect(withLocale(`/quotes/${slug}`, request.locale));
  return quote;
}

export async function loadShops(request: PageRequest) {
  const query = (request.url.searchParams.get("q") ?? "").slice(0, 100);
  const found = await request.context
    .get(api)
    .quotes.shops({ ...asked(request), query })
    .catch(() => null);
  return { query, shops: found?.items ?? [], known: found?.known ?? 0, isFailed: found === null };
}

export type ShopsData = Awaited<ReturnType<typeof loadShops>>;
