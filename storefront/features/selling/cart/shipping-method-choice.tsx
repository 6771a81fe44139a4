import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Freight } from "#contracts/shop/forwarding/freight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { chooseFreight } from "#storefront/commerce/cart/choose-freight.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { FreightChoice } from "#storefront/commerce/freight/freight-choice.tsx";

interface ShippingMethodChoiceProps {
  shipping: Freight;
  chosen: ShippingMethod;
  currency: string;
}

/** CART-05: air is the default. */
export function ShippingMethodChoice({ shipping, chosen, currency }: ShippingMethodChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const shownIn = useShownIn();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 type-h3">
        {t("cart.method.title")}
      </h2>
      <FreightChoice
        freight={shipping}
        currency={currency}
        chosen={chosen}
        onChoose={(method) => void chooseFreight(method, shownIn, t)}
      />
    </section>
  );
}
