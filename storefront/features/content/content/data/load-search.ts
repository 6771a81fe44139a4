import type { RouterContextProvider } from "react-router";
import type { ContentHit } from "#contracts/shop/content/content.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { api } from "#storefront/context.ts";

export interface FoundTexts {
  /** The search text. */
  q: string;
  hits: ContentHit[];
}

const SHORTEST = 2;
const LONGEST = 200;
const MOST = 20;

/** The hits of the address's search in one kind of texts; null without a search. */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  url: URL,
  locale: Language,
  kind: ContentKind,
): Promise<FoundTexts | null> {
  const q = url.searchParams.get("q")?.trim().slice(0, LONGEST) ?? "";
  if (q === "") return null;
  if (q.length < SHORTEST) return { q, hits: [] };
  const { hits } = await context.get(api).content.search({ q, locale, kinds: [kind], limit: MOST });
  return { q, hits };
}
