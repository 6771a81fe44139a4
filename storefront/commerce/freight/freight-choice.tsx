import { Plane, Ship } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Freight } from "#contracts/shop/forwarding/freight.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { cartDiscountPercentage } from "#domain/money/pricing/checkout-price.ts";
import { formatMoney } from "#i18n/format.ts";
import { FieldLine } from "#ui/field-frame.tsx";
import { Pill } from "#ui/pill.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import { arrivalTexts } from "./arrival-texts.ts";

const ICONS = { air: Plane, sea: Ship };

interface FreightChoiceProps {
  freight: Freight;
  currency: string;
  chosen: ShippingMethod | null;
  error?: string | undefined;
  onChoose: (method: ShippingMethod) => void;
}

/** Air and sea side by side, as far as the storefront has them: price, arrival and discount of each. */
export function FreightChoice({ freight, currency, chosen, error, onChoose }: FreightChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  const { features } = usePageData().config.site;
  return (
    <>
      <RadioCardGroup legend={t("checkout.freight.title")} hideLegend className="md:grid-cols-2">
        {SHIPPING_METHODS.filter((method) => features.includes(method)).map((method) => (
          <FreightCard
            key={method}
            {...{ freight, currency, method, onChoose }}
            isChosen={method === chosen}
            errorId={error && errorId}
          />
        ))}
      </RadioCardGroup>
      <FieldLine id={errorId} error={error} />
    </>
  );
}

interface FreightCardProps extends Pick<FreightChoiceProps, "freight" | "currency" | "onChoose"> {
  method: ShippingMethod;
  isChosen: boolean;
  errorId: string | undefined;
}

function FreightCard({ freight, currency, method, isChosen, errorId, onChoose }: FreightCardProps) {
  const t = useTranslate();
  const Icon = ICONS[method];
  const price = freight.shipping_methods[method];
  const discount = freight.shipping_discounts[method];
  const arrival = freight.arrivals[method];
  const refusal = freight.refused?.[method];
  const percent = cartDiscountPercentage(price, discount);
  return (
    <RadioCard
      name="shipping_method"
      value={method}
      checked={isChosen}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onChange={() => onChoose(method)}
      icon={<Icon aria-hidden="true" className="size-5" />}
      title={t(`product.method.${method}`)}
      aside={price === null ? undefined : formatMoney(price, currency, t.language)}
      detail={arrival && <WholeDates>{t("product.arrives", arrivalTexts(arrival))}</WholeDates>}
      {...(price === null
        ? { unavailable: t(refusal ? `customs.hazard.${refusal}` : "checkout.freight.not-offered") }
        : {})}
    >
      {discount !== null && discount > 0 && (
        <Pill tone="ok" dot={false} className="mt-2 justify-self-start">
          {t("checkout.freight.discount", { amount: formatMoney(discount, currency, t.language), percent })}
        </Pill>
      )}
    </RadioCard>
  );
}
