import type { Language } from "../../../domain/storefronts/storefront.ts";
import { browserApi } from "../../browser-api.ts";
import type { BalanceQuery } from "./balance-query.ts";

/** ACCOUNT-02: all pages of the filtered history as CSV. */
export async function downloadHistory(
  { page: _page, ...period }: BalanceQuery,
  currency_id: number,
  locale: Language,
): Promise<void> {
  const { file_name, text } = await browserApi.balance.exportCsv({ ...period, currency_id, locale });
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: file_name });
  link.click();
  URL.revokeObjectURL(url);
}
