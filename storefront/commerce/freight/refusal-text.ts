import type { Restriction } from "#contracts/shop/forwarding/landed-cost.ts";
import { mayNotFly } from "#domain/forwarding/customs/hazards.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";

/** Why goods do not travel so. Where nothing goes by sea, it is not proposed. */
export const refusalText = (
  { hazard, message_key }: Restriction,
  methods: readonly ShippingMethod[],
  t: Translate,
): string => (mayNotFly(hazard) && !methods.includes("sea") ? t("customs.no-sea") : t(message_key as MessageKey));
