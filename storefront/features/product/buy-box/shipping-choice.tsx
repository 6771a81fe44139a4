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
  estimates: readonly ShippingEstimate[];
  destination: string;
  currency: string;
  choice: ProductChoice;
}

export function ShippingChoice({ estimates, destination, currency, choice }: ShippingChoiceProps) {
  const t = useTranslate();
  const name = useId();
  if (estimates.length === 0) return null;
  return (
    <RadioCardGroup legend={t("product.shipping-to", { country: destination })}>
      {estimates.map((estimate) => {
        const Icon = ICONS[estimate.method];
        return (
          <RadioCard
            key={estimate.method}
            name={name}
            value={estimate.method}
            checked={estimate === choice.shipping}
            onChange={() => choice.setMethod(estimate.method)}
            icon={<Icon aria-hidden="true" className="size-5" />}
            title={t(`product.method.${estimate.method}`)}
            aside={formatMoney(estimate.price, currency, t.language)}
            detail={t("product.arrives", arrivalTexts(estimate))}
          >
            {estimate.is_by_volume && (
              <span className="text-caption text-ink3">
                {t("product.charged-by-size", { weight: formatWeight(estimate.chargeable_grams, t) })}
              </span>
            )}
          </RadioCard>
        );
      })}
    </RadioCardGroup>
  );
}
