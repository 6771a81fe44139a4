import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { FreightTerms } from "#domain/forwarding/freight/freight.ts";
import { formatMoney } from "#i18n/format.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";
import { formatWeight } from "../format-weight.ts";
import type { ProductChoice } from "../use-product-choice.ts";

const ICONS = { air: "icon-plane", sea: "icon-ship" };

interface ShippingChoiceProps {
  destination: string;
  choice: ProductChoice;
  terms: FreightTerms;
}

/** The methods that the storefront offers and the product may travel by, with the freight of all chosen pieces. */
export function ShippingChoice({ destination, choice, terms }: ShippingChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const { offers, chosen } = choice.landed;
  const refusal = terms.rates.map(({ method }) => terms.refused?.[method]).find(Boolean);
  const reason = refusal && <p className="text-caption text-ink2">{t(`customs.hazard.${refusal}`)}</p>;
  if (!chosen) return reason ?? null;
  return (
    <>
      <RadioCardGroup legend={t("product.shipping-to", { country: destination })}>
        {offers.map(({ method, price, arrivesFrom, arrivesTo, isByVolume, chargeableGrams }) => {
          return (
            <RadioCard
              key={method}
              name={name}
              value={method}
              checked={method === chosen.method}
              onChange={() => choice.setMethod(method)}
              icon={<span aria-hidden="true" className={`icon ${ICONS[method]} inline-flex before:size-5`} />}
              title={t(`product.method.${method}`)}
              aside={formatMoney(price, choice.variant.price.currency, t.language)}
              detail={t("product.arrives", arrivalTexts({ arrives_from: arrivesFrom, arrives_to: arrivesTo }))}
            >
              {isByVolume && (
                <span className="text-caption text-ink3">
                  {t("product.charged-by-size", { weight: formatWeight(chargeableGrams, t) })}
                </span>
              )}
            </RadioCard>
          );
        })}
      </RadioCardGroup>
      {reason}
    </>
  );
}
