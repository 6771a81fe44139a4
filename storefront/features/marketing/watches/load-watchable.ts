import type { RouterContextProvider } from "react-router";
import type { WatchableProduct } from "#contracts/shop/marketing/watches.ts";
import { api, reader } from "#storefront/context.ts";

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** The product whose variants can be watched; null where it is not sold here. */
export async function loadWatchable(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<WatchableProduct | null> {
  if (!PRODUCT_ID.test(id)) return null;
  const { language, currency } = context.get(reader);
  return context
    .get(api)
    .watches.readWatchable({ product_id: Number(id), language_id: language.id, currency_id: currency.id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
}
