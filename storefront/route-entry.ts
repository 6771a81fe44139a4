import type { Feature, LayoutName } from "#domain/operations/storefronts/storefront.ts";
import type { GuardName } from "#domain/people/access/guards.ts";

/** The guards that browsers read: the server has run them all before it answers. */
export const GUARDS_IN_BROWSERS = ["guest", "auth"] as const satisfies readonly GuardName[];

/** A row of the table of pages. */
export interface RouteEntry {
  /** The page's name in code and analytics; modals close when it changes. */
  name: string;
  /** Without language: every route exists with and without a language prefix (LOCALE-01). */
  path: string;
  file: string;
  layout: LayoutName;
  guards?: readonly GuardName[];
  /** Without this feature a storefront has no such page (ERROR-02). */
  needs?: Feature;
  /** The query keys that the page depends on. Without them the page is never cached. */
  cachedBy?: readonly string[];
  /** Query keys with endlessly many values: a page with one is cached apart, for a minute. `f.*` matches all of `f.`. */
  brieflyCachedBy?: readonly string[];
  /** With one of these query keys the page is not cached. */
  notCachedWith?: readonly string[];
  /** Only where the demo business runs. */
  demoOnly?: true;
}
