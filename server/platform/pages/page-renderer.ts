import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { ColourMode, Language, ProductLayout } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../calls/call-context.ts";

/** What a page may know about the visit it is rendered for. */
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
  /** Shows errors with their stack (never in production). */
  debug: boolean;
  demo: boolean;
}

export interface CachePolicy {
  /** The query keys that the page depends on. */
  queryKeys: readonly string[];
  /** Those with which it is one of endlessly many, rendered for its visitor alone; `f.*` stands for all that begin so. */
  privateKeys: readonly string[];
}

/** The storefront application as the server sees it. */
export interface PageRenderer {
  render(request: Request, visit: Visit, callContext: CallContext): Promise<Response>;
  /** How the page at this path may be kept; null when it must never be. */
  cachePolicy(path: string): CachePolicy | null;
  buildId: string;
}
