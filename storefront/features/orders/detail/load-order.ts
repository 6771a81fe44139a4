import type { RouterContextProvider } from "react-router";
import type { OrderDetails } from "../../../../contracts/shop/orders.ts";
import type { Language } from "../../../../domain/storefronts/storefront.ts";
import { api, visit } from "../../../context.ts";

const MAX_SLUG_CHARACTERS = 200;

/** T059: another customer's order is answered like one that does not exist. */
export async function loadOrder(
  slug: string,
  locale: Language,
  context: Readonly<RouterContextProvider>,
): Promise<OrderDetails | null> {
  if (slug.length > MAX_SLUG_CHARACTERS) return null;
  const { languages } = context.get(visit).storefront;
  const language_id = languages.find(({ iso_code }) => iso_code === locale)?.id ?? 0;
  const found = await context
    .get(api)
    .orders.getOrder({ slug, language_id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
  return found?.order.is_owner ? found.order : null;
}
