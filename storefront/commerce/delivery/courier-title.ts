import type { Courier } from "#contracts/shop/selling/delivery.ts";
import type { Translate } from "#i18n/translate.ts";

/** Such as "Omniva pickup point" or "DPD courier to the door". */
export function courierTitle({ name, local_delivery_type }: Courier, t: Translate): string {
  return t(`checkout.courier.${local_delivery_type}`, { name });
}
