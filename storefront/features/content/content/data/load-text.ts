import { data } from "react-router";
import { checkPayloadUrl } from "#domain/shared/calls/payload-url.ts";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { api, pageLanguage } from "#storefront/context.ts";
import { textAddresses } from "../text-addresses.ts";
import type { ContentRequest } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";

const MAX_PATH_CHARACTERS = 300;

/** ROUTE-47, ROUTE-48, ROUTE-52: the page that staff have written for this path, or none. */
export async function loadText({ url, context }: ContentRequest) {
  const locale = pageLanguage(context);
  const path = withoutLocale(url.pathname);
  const none = data({ page: null, cards: [] }, { status: 404 });
  // The call would reject such a path, so no page can exist there.
  if (path.length > MAX_PATH_CHARACTERS || checkPayloadUrl(path).kind !== "ok") return none;
  const { page } = await context.get(api).content.page({ slug: decodeURI(path.slice(1)), locale });
  if (!page) return none;
  tagContent(context, page.id);
  const cards = await loadCards(context, page.blocks, locale);
  return { page, cards, addresses: textAddresses(page.slugs, (slug) => `/${slug}`) };
}
