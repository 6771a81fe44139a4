import { data } from "react-router";
import type { Language } from "#domain/storefronts/storefront.ts";
import { articlePath, questionPath } from "../../commerce/content/content-paths.ts";
import { api } from "../../context.ts";
import type { ContentRequest } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";
import { textAddresses } from "./text-addresses.ts";

/** The text that a link of staff shows, or none. */
export async function loadPreview({ params, context }: ContentRequest<{ token: string }>) {
  const locale = params.locale as Language;
  const { preview } = await context.get(api).content.preview({ token: params.token.slice(0, MOST), locale });
  if (!preview) return data({ preview: null, cards: [] }, { status: 404 });
  const cards = await loadCards(context, preview.text.blocks, locale);
  // The head names the address that the text will have, and not the secret one.
  return { preview, cards, addresses: textAddresses(preview.text.slugs, PATHS[preview.kind]) };
}

const PATHS = { article: articlePath, question: questionPath, page: (slug: string) => `/${slug}` } as const;

/** What is longer is no link of ours. */
const MOST = 200;
