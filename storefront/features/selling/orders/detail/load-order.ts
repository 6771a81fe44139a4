import { data, type RouterContextProvider } from "react-router";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_NAME_CHARACTERS = 200;

type Context = Readonly<RouterContextProvider>;

/** The order that a slug or the token of a mailed link names; null when there is none. */
export async function findOrder(name: string, context: Context): Promise<OrderDetails | null> {
  if (name.length > MAX_NAME_CHARACTERS) return null;
  const language_id = context.get(reader).language.id;
  const found = await context
    .get(api)
    .orders.getOrder({ slug: name, language_id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      // Too many guesses (T061).
      throw error.status === 429 ? data(null, { status: 429 }) : error;
    });
  return found?.order ?? null;
}

/** T059: another customer's order is answered like one that does not exist. */
export async function loadOrder(slug: string, context: Context): Promise<OrderDetails | null> {
  const order = await findOrder(slug, context);
  return order?.is_owner ? order : null;
}
