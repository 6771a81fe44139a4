import { type RouterContextProvider, redirect } from "react-router";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader } from "#storefront/context.ts";
import { balancePath, readBalanceQuery } from "./balance-query.ts";

interface BalanceRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

/** The balance in the visitor's currency and the requested page of its history. */
export async function loadBalance({ url, locale, context }: BalanceRequest) {
  const query = readBalanceQuery(url.searchParams);
  const { balance, payouts } = context.get(api);
  const currency_id = context.get(reader).currency.id;
  const [summary, history, payout] = await Promise.all([
    balance.getBalance({ currency_id }),
    balance.getHistory({ ...query, currency_id }),
    payouts.options({ currency_id }),
  ]);
  if (query.page > 1 && history.items.length === 0) {
    throw redirect(withLocale(balancePath({ ...query, page: 1 }), locale));
  }
  return { query, summary, history, payout };
}

export type BalanceData = Awaited<ReturnType<typeof loadBalance>>;
