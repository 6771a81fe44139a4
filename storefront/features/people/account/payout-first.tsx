import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PayoutOptions } from "#contracts/shop/money/payouts.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Note } from "#ui/note.tsx";

/** A customer who deletes the account while something can be paid out is led there first. */
export function PayoutFirst() {
  const t = useTranslate();
  const { currencyId } = usePageData();
  const [options, setOptions] = useState<PayoutOptions | null>(null);
  useEffect(() => {
    // Without an answer the list above still says what happens to the balance.
    browserApi.payouts.options({ currency_id: currencyId }).then(setOptions, () => setOptions(null));
  }, [currencyId]);
  if (!options || options.amount === 0) return null;
  const amount = formatMoney(options.amount, options.currency, t.language);
  return (
    <Note tone="warn" live>
      {t("account.erase.payout-amount", { amount })}{" "}
      <LocalLink to="/balance#payout" className="font-semibold underline underline-offset-4 hover:no-underline">
        {t("account.erase.payout")}
      </LocalLink>
    </Note>
  );
}
