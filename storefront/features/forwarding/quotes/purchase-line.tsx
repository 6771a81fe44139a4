import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Pill } from "#ui/pill.tsx";

interface PurchaseLineProps {
  purchase: NonNullable<QuoteDetails["items"][number]["purchase"]>;
  currency: string;
}

/** How far buying an item has come; what was refunded for it, or what is asked for its risen price. */
export function PurchaseLine({ purchase, currency }: PurchaseLineProps) {
  const t = useTranslate();
  const { state, tone, returned, invoice_slug, parcel } = purchase;
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Pill tone={tone}>{t(`quotes.purchase.${state}`)}</Pill>
      {returned > 0 && (
        <span className="font-semibold tabular-nums">
          {t("quotes.purchase.returned", { amount: formatMoney(returned, currency, t.language) })}
        </span>
      )}
      {invoice_slug && (
        <LocalLink to={`/invoice/${invoice_slug}`} className="touch-row font-semibold text-pri underline">
          {t("quotes.purchase.rise")}
        </LocalLink>
      )}
      {parcel && (
        <LocalLink to={`/parcels/${parcel}`} className="touch-row text-pri underline">
          {t("quotes.purchase.parcel", { number: parcel })}
        </LocalLink>
      )}
    </p>
  );
}
