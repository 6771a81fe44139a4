import { data } from "react-router";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { api } from "../../context.ts";
import type { ContentRequest } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";

/** The text that a link of staff shows, or none. */
export async function loadPreview({ params, context }: ContentRequest<{ token: string }>) {
  const locale = params.locale as Language;
  const { preview } = await context.get(api).content.preview({ token: params.token.slice(0, MOST), locale });
  if (!preview) return data({ preview: null, cards: [] }, { status: 404 });
  return { preview, cards: await loadCards(context, preview.text.blocks, locale) };
}

/** What is longer is no link of ours. */
const MOST = 200;
