import { Plane, Ship } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { QuoteOfferView } from "../../../contracts/shop/quotes.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { RadioCard, RadioCardGroup } from "../../../ui/radio-card.tsx";

const ICONS = { air: Plane, sea: Ship };
const GRAMS_PER_KILOGRAM = 1_000;
const GRAMS_PER_CUBIC_METRE = 1_000_000;

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

/** Ships charge by volume, where a cubic metre counts as a ton. */
function chargedText({ method, chargeable_grams: grams, is_by_volume }: QuoteOfferView, t: Translate): string {
  if (method === "sea")
    return t("forwarding.travel.charged-by-volume", { volume: String(grams / GRAMS_PER_CUBIC_METRE) });
  const kg = String(grams / GRAMS_PER_KILOGRAM);
  return t(is_by_volume ? "forwarding.travel.charged-by-size" : "forwarding.travel.charged", { kg });
}
