import type { RouterContextProvider } from "react-router";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import { api, pageLanguage } from "#storefront/context.ts";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface ListedFlag {
  name: string;
  description: string;
}

/** The one offer or exclusive flag that an address asks for: its page bears its name (CATALOG-05). */
export async function loadListedFlag({ url, context }: LoaderArgs): Promise<ListedFlag | null> {
  const chosen = selectedTerms(readListing(url.searchParams).filters, "flag_ids");
  if (chosen.length !== 1) return null;
  const flags = await context
    .get(api)
    .search.flags({ locale: pageLanguage(context) })
    .catch(() => []);
  const flag = flags.find(({ id }) => String(id) === chosen[0]);
  return flag ? { name: flag.name, description: flag.description ?? "" } : null;
}
