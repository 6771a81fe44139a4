import { data, type RouterContextProvider } from "react-router";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_SLUG_CHARACTERS = 200;

/** The invoice at an address; null when there is none, or when it is another storefront's (T059). */
export async function findInvoice(
  slug: string,
  context: Readonly<RouterContextProvider>,
): Promise<InvoiceDetails | null> {
  if (slug.length > MAX_SLUG_CHARACTERS) return null;
  const found = await context
    .get(api)
    .invoices.get({ slug, language_id: context.get(reader).language.id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      // Too many guesses (T061).
      throw error.status === 429 ? data(null, { status: 429 }) : error;
    });
  return found?.invoice ?? null;
}
