import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { translateFor } from "#i18n/messages.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { historyAsCsv } from "./export-csv.ts";
import { listHistory, wholeHistory } from "./history.ts";
import { summarize } from "./summary.ts";

export const balanceCalls = {
  getHistory: calls.balance.getHistory.handler(async ({ input, context }) => {
    const { currency, owner } = ownBalance(context);
    const page = await listHistory(context.db, { ...owner, ...periodOf(input), page: input.page });
    return { ...page, currency };
  }),

  getBalance: calls.balance.getBalance.handler(({ context }) => {
    const { currency, owner } = ownBalance(context);
    return summarize(context.db, { ...owner, currency, now: new Date() });
  }),

  exportCsv: calls.balance.exportCsv.handler(async ({ input, context }) => {
    const { currency, owner } = ownBalance(context);
    const t = translateFor(context.storefront, input.locale);
    const timeZone = timeZoneOf(context.storefront.defaultCountryIso);
    const entries = await wholeHistory(context.db, { ...owner, ...periodOf(input) });
    return { file_name: `${t("balance.csv.file-name")}.csv`, text: historyAsCsv(entries, { currency, timeZone }, t) };
  }),
};

/** The balance of the signed-in customer; no input can name another customer. */
function ownBalance(context: ReaderContext) {
  const { currency } = context.reader;
  const owner = { userId: signedIn(context).id, storefrontCode: context.storefront.code, currencyId: currency.id };
  return { currency: currency.iso_code, owner };
}

interface Period {
  from?: string | undefined;
  to?: string | undefined;
  type?: 1 | 2 | undefined;
}

const periodOf = ({ from, to, type }: Period) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  direction: type,
});
