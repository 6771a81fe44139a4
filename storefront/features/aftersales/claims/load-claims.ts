import { data, type RouterContextProvider, redirect } from "react-router";
import type { ClaimableView, ClaimView } from "#contracts/shop/aftersales/claims.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale, withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { api, reader, visit } from "#storefront/context.ts";

export interface PageRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

const LONGEST_NUMBER = 20;
const LONGEST_NAME = 200;
const PAGE_SIZE = 20;

const askedIn = (context: PageRequest["context"]) => ({ language_id: context.get(reader).language.id });

export interface ClaimFormData {
  /** One's own; none for who is not signed in. */
  items: ClaimableView[];
  /** The number that the address names. */
  number: string;
  isSignedIn: boolean;
}

export async function loadClaimForm({ url, context }: PageRequest): Promise<ClaimFormData> {
  const { items } = await context.get(api).claims.options(askedIn(context));
  const number = (url.searchParams.get("number") ?? "").slice(0, LONGEST_NUMBER);
  return { items, number, isSignedIn: context.get(visit).isSignedIn };
}

function assertSignedIn({ url, locale, context }: PageRequest): void {
  if (context.get(visit).isSignedIn) return;
  const back = new URLSearchParams({ redirect: withoutLocale(url.pathname) + url.search });
  throw redirect(withLocale(`/login?${back}`, locale));
}

/** Many claims are about what one's account has bought and sent; null for who is not signed in. */
export async function loadProClaimForm(request: PageRequest): Promise<ClaimableView[] | null> {
  return request.context.get(visit).isSignedIn ? (await loadClaimForm(request)).items : null;
}

export async function loadClaims({ url, context }: PageRequest) {
  const after = url.searchParams.get("after");
  return context
    .get(api)
    .claims.list({ limit: PAGE_SIZE, ...(after ? { after } : {}) })
    .catch(() => null);
}

/** By its number in one's account, or by the token of a mailed link; all others do not exist (T059). */
export async function loadClaim(name: string, request: PageRequest): Promise<ClaimView | null> {
  if (idOf("claim", name) !== null) assertSignedIn(request);
  if (name.length > LONGEST_NAME) return null;
  const { context } = request;
  return context
    .get(api)
    .claims.get({ name, ...askedIn(context) })
    .then(({ claim }) => claim)
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      // Too many guesses (T061).
      throw error.status === 429 ? data(null, { status: 429 }) : error;
    });
}
