import { data } from "react-router";
import { articlePath, questionPath } from "#storefront/commerce/content/content-paths.ts";
import { api, pageLanguage } from "#storefront/context.ts";
import { textAddresses } from "../text-addresses.ts";
import type { ContentRequest } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";

/** The text of a staff member's preview link, or null. */
export async function loadPreview({ params, context }: ContentRequest<{ token: string }>) {
  const locale = pageLanguage(context);
  const { preview } = await context.get(api).content.preview({ token: params.token.slice(0, MOST), locale });
  if (!preview) return data({ preview: null, cards: [] }, { status: 404 });
  const cards = await loadCards(context, preview.text.blocks, locale);
  // The head names the later address of the text, because the preview's address is secret.
  return { preview, cards, addresses: textAddresses(preview.text.slugs, PATHS[preview.kind]) };
}

const PATHS = { article: articlePath, question: questionPath, page: (slug: string) => `/${slug}` } as const;

/** No token of ours is longer. */
const MOST = 200;
