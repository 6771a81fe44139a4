import type { RouterContextProvider } from "react-router";
import type { OrderDetails } from "../../../../contracts/shop/orders.ts";
import { api, reader } from "../../../context.ts";

const MAX_SLUG_CHARACTERS = 200;

/** T059: another customer's order is answered like one that does not exist. */
export async function loadOrder(slug: string, context: Readonly<RouterContextProvider>): Promise<OrderDetails | null> {
  if (slug.length > MAX_SLUG_CHARACTERS) return null;
  const language_id = context.get(reader).language.id;
  const found = await context
    .get(api)
    .orders.getOrder({ slug, language_id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
  return found?.order.is_owner ? found.order : null;
}
