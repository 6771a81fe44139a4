import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CardShipping } from "#contracts/shop/catalogue/product-card.ts";
import { formatMoney } from "#i18n/format.ts";
import { shippingTimeText } from "../freight/shipping-time-text.ts";

interface ShippingTimeProps {
  shipping: CardShipping;
  /** Where the landed cost is shown too. */
  currency: string | undefined;
}

export function ShippingTime({ shipping, currency }: ShippingTimeProps) {
  const t = useTranslate();
  const { landed } = shipping;
  return (
    <p className={`card-shipping icon ${shipping.method === "air" ? "icon-plane" : "icon-ship"}`}>
      {t(`shipping.${shipping.method}-time`, { time: shippingTimeText(t, shipping) })}
      {currency && landed !== null && (
        <span className="text-ink">
          {t("product.landed-short", { price: t("price.from", { price: formatMoney(landed, currency, t.language) }) })}
        </span>
      )}
    </p>
  );
}
