import { Plane, Ship } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { ShippingEstimate } from "../../../../contracts/shop/catalog.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { RadioCard, RadioCardGroup } from "../../../../ui/radio-card.tsx";
import { arrivalTexts } from "../../../commerce/freight/arrival-texts.ts";
import { formatWeight } from "../measures.ts";
import type { ProductChoice } from "../use-product-choice.ts";

const ICONS = { air: Plane, sea: Ship };

interface ShippingChoiceProps {
  ways: readonly ShippingEstimate[];
  destination: string;
  currency: string;
  choice: ProductChoice;
}

/** Air and sea, side by side: what each costs and when it arrives. */
export function ShippingChoice({ ways, destination, currency, choice }: ShippingChoiceProps) {
  const t = useTranslate();
  const name = useId();
  if (ways.length === 0) return null;
  return (
    <RadioCardGroup legend={t("product.shipping-to", { country: destination })}>
      {ways.map((way) => {
        const Icon = ICONS[way.method];
        return (
          <RadioCard
            key={way.method}
            name={name}
            value={way.method}
            checked={way === choice.shipping}
            onChange={() => choice.setMethod(way.method)}
            icon={<Icon aria-hidden="true" className="size-5" />}
            title={t(`product.method.${way.method}`)}
            aside={formatMoney(way.price, currency, t.language)}
            detail={t("product.arrives", arrivalTexts(way))}
          >
            {way.is_by_volume && (
              <span className="text-caption text-ink3">
                {t("product.charged-by-size", { weight: formatWeight(way.chargeable_grams, t) })}
              </span>
            )}
          </RadioCard>
        );
      })}
    </RadioCardGroup>
  );
}
