import { data, type RouterContextProvider } from "react-router";
import type { WithdrawalOptions } from "#contracts/shop/aftersales/withdrawals.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_NAME_CHARACTERS = 200;

/** The values of the form; null where there is no such page, or no such order of the visitor's own (T059). */
export async function loadWithdrawal(
  order: string | undefined,
  context: Readonly<RouterContextProvider>,
): Promise<WithdrawalOptions | null> {
  if (order !== undefined && order.length > MAX_NAME_CHARACTERS) return null;
  const language_id = context.get(reader).language.id;
  return context
    .get(api)
    .withdrawals.options({ ...(order === undefined ? {} : { order }), language_id })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      // Too many guesses (T061).
      throw error.status === 429 ? data(null, { status: 429 }) : error;
    });
}
