import { Plane, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteOfferView } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { chargedText } from "#storefront/commerce/freight/charged-text.ts";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";

const ICONS = { air: Plane, sea: Ship };

type Method = QuoteOfferView["method"];

interface MethodCardsProps {
  offers: readonly QuoteOfferView[];
  chosen: Method | null;
  currency: string;
  /** Why something in it may not travel so. */
  refused?: ReadonlyMap<string, string>;
  onChoose(method: Method): void;
  className?: string;
}

/** Air and sea, side by side, each with its price to the door. */
export function MethodCards({ offers, chosen, currency, refused, onChoose, className = "" }: MethodCardsProps) {
  const t = useTranslate();
  return (
    <RadioCardGroup legend={t("forwarding.travel.title")} hideLegend className={className}>
      {offers.map((offer) => {
        const Icon = ICONS[offer.method];
        const refusal = refused?.get(offer.method);
        return (
          <RadioCard
            key={offer.method}
            name="method"
            value={offer.method}
            checked={offer.method === chosen}
            onChange={() => onChoose(offer.method)}
            icon={<Icon aria-hidden="true" className="size-5" />}
            title={t(`product.method.${offer.method}`)}
            aside={formatMoney(offer.total, currency, t.language)}
            {...(refusal === undefined ? {} : { unavailable: refusal })}
            detail={t("quotes.method.days", { from: offer.min_days, to: offer.max_days })}
          >
            <span className="text-sm text-ink2">{chargedText(offer, t)}</span>
          </RadioCard>
        );
      })}
    </RadioCardGroup>
  );
}
