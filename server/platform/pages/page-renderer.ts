import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { ColourMode, Language, ProductLayout } from "#domain/operations/storefronts/storefront.ts";
import type { CallContext } from "../calls/call-context.ts";

/** The only data about a request that a page is rendered from. */
export interface Visit {
  storefront: StorefrontProfile;
  hostDefaultLanguage: Language;
  savedLocale: string | undefined;
  currencyId: number;
  colourMode: ColourMode;
  productLayout: ProductLayout;
  userAgent: string;
  /** Filled by loaders with what the page shows. */
  tags: Set<string>;
  /** Shows errors with their stack; never set in production. */
  debug: boolean;
  demo: boolean;
  /** Where a demo's pages reach their vendors instead; null: the vendors themselves. */
  vendorSink: string | null;
}

export interface CachePolicy {
  /** The query keys that the page depends on. */
  queryKeys: readonly string[];
  /** It depends on these too, with endlessly many values: kept apart and for its minute only; `f.*` is every key of `f.`. */
  endlessKeys: readonly string[];
  /** With one of these the page is not cached. */
  privateKeys: readonly string[];
}

/** The storefront application as the server sees it. */
export interface PageRenderer {
  render(request: Request, visit: Visit, callContext: CallContext): Promise<Response>;
  /** How the page at this path may be cached; null when it must never be. */
  cachePolicy(path: string): CachePolicy | null;
  buildId: string;
}
