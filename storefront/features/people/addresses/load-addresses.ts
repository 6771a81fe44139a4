import type { RouterContextProvider } from "react-router";
import { api } from "#storefront/context.ts";

export async function loadAddresses(context: Readonly<RouterContextProvider>) {
  const { account } = context.get(api);
  const [{ addresses }, { countries }] = await Promise.all([account.listDeliveryAddresses(), account.countries()]);
  return { addresses, countries };
}
