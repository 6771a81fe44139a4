import { saveText } from "#client/files/save-text.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { BalanceQuery } from "./balance-query.ts";

/** ACCOUNT-02: all pages of the filtered history as CSV. */
export async function downloadHistory(
  { page: _page, ...period }: BalanceQuery,
  currency_id: number,
  locale: Language,
): Promise<void> {
  const { file_name, text } = await browserApi.balance.exportCsv({ ...period, currency_id, locale });
  saveText(file_name, text);
}
