import { LRUCache } from "lru-cache";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { isStatusPath, readLocale } from "#domain/shared/locale/locale-path.ts";
import { isNoindex } from "#domain/shared/page/robots.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";
import { declaredQuery, holdsAnyKey, type PageKey, pageKey } from "./page-key.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { Reading } from "./page-visit.ts";

export interface PublicPage {
  key: PageKey;
  url: string;
  /** By a query that anybody can make up. */
  isMadeUp: boolean;
}

/** Parsing an address is cached per storefront; a changed storefront is another object, so nothing has to be invalidated. */
const KNOWN_ADDRESSES = 2_000;
const known = new WeakMap<StorefrontProfile, LRUCache<string, PublicPage | "private">>();

export function knownPublicPage(url: string, visit: Reading, renderer: PageRenderer): PublicPage | null {
  const addresses = known.get(visit.storefront) ?? new LRUCache({ max: KNOWN_ADDRESSES });
  known.set(visit.storefront, addresses);
  const name = `${visit.currencyId} ${visit.colourMode} ${visit.productLayout} ${url}`;
  const found = addresses.get(name) ?? publicPage(...splitUrl(url), visit, renderer) ?? "private";
  addresses.set(name, found);
  return found === "private" ? null : found;
}

export function splitUrl(url: string): [path: string, search: string] {
  const start = url.indexOf("?");
  return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
}

/** Which of a page's data the browser wants, by the names of routes. */
const ROUTES_KEY = "_routes";

/** The cache key of a public page and the address that it is rendered from; null for a page that is not cached. */
function publicPage(path: string, search: string, visit: Reading, renderer: PageRenderer): PublicPage | null {
  const isData = path.endsWith(".data");
  // React Router asks for the data of `/en/` at `/en/_.data`.
  const pagePath = isData ? path.replace(/(?:\/_)?\.data$/, "") : path;
  const given = new URLSearchParams(search);
  const locale = readLocale(
    pagePath,
    visit.storefront.languages.map(({ iso_code }) => iso_code),
  );
  // The status page shows the present state.
  if (!locale || isStatusPath(pagePath) || holdsSecret(pagePath)) return null;
  const policy = renderer.cachePolicy(pagePath);
  if (!policy || holdsAnyKey(given, policy.privateKeys)) return null;
  const endlessKeys = isData ? [...policy.endlessKeys, ROUTES_KEY] : policy.endlessKeys;
  const query = declaredQuery(given, policy.queryKeys, endlessKeys);
  const declared = query.size > 0 ? `?${query}` : "";
  // META-01: any filter makes a page noindex, even one that the route has not declared, so it must not share an entry.
  if (isFiltered(search) && !isFiltered(declared)) return null;
  const key = pageKey({
    storefront: visit.storefront.code,
    locale,
    currencyId: visit.currencyId,
    colourMode: visit.colourMode,
    productLayout: visit.productLayout,
    kind: isData ? "data" : "document",
    path: pagePath,
    query,
  });
  return { key, url: path + declared, isMadeUp: holdsAnyKey(given, endlessKeys) };
}

const isFiltered = (search: string) => isNoindex({ query: new URLSearchParams(search), routeName: "" });
