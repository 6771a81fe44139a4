import type { RouterContextProvider } from "react-router";
import { api, reader } from "#storefront/context.ts";

export type TopUpData = Awaited<ReturnType<typeof loadTopUp>>;

/** ACCOUNT-04: in the visitor's currency. */
export async function loadTopUp(context: Readonly<RouterContextProvider>) {
  const calls = context.get(api);
  const currencyId = context.get(reader).currency.id;
  const [options, { balance }] = await Promise.all([
    calls.payments.topUpOptions({ currency_id: currencyId }),
    calls.balance.getBalance({ currency_id: currencyId }),
  ]);
  return { options, balance, currencyId };
}
