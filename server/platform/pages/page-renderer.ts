import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { ColourMode, Language } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../calls/call-context.ts";

/** What a page may know about the visit it is rendered for. */
export interface Visit {
  storefront: StorefrontProfile;
  hostDefaultLanguage: Language;
  savedLocale: string | undefined;
  currencyId: number;
  colourMode: ColourMode;
  userAgent: string;
  /** Filled by loaders with what the page shows. */
  tags: Set<string>;
  /** Shows errors with their stack (never in production). */
  debug: boolean;
  demo: boolean;
}

/** The storefront application as the server sees it. */
export interface PageRenderer {
  render(request: Request, visit: Visit, callContext: CallContext): Promise<Response>;
  /** Which query keys the route at this path depends on; null when it must never be cached. */
  cachePolicy(path: string): { queryKeys: readonly string[] } | null;
  buildId: string;
}
