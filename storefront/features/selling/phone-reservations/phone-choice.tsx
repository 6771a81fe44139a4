import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ReservablePhone } from "#contracts/shop/selling/phone-reservations.ts";
import { formatMoney } from "#i18n/format.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { RadioCard } from "#ui/radio-card.tsx";

/** One phone of the list, with its price and the length of its queue. What is in stock is bought, not reserved. */
export function PhoneChoice({ phone, ...radio }: { phone: ReservablePhone; name: string; defaultChecked: boolean }) {
  const t = useTranslate();
  const { variant_id, name, variant, image, price, currency, waiting, is_available } = phone;
  return (
    <RadioCard
      {...radio}
      value={variant_id}
      title={name}
      icon={<ProductImage src={image} alt="" preset="thumbnail" className="w-12 shrink-0 rounded-field" />}
      aside={formatMoney(price, currency, t.language)}
      {...(is_available
        ? { unavailable: t("phone-reservation.available") }
        : {
            detail: [
              variant,
              waiting > 0 ? t("phone-reservation.waiting", { count: waiting }) : t("phone-reservation.nobody"),
            ]
              .filter(Boolean)
              .join(" · "),
          })}
    />
  );
}
