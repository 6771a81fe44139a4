import type { MethodOffer } from "#contracts/shop/forwarding/calculator.ts";
import { formatDecimal, formatKilograms } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

const GRAMS_PER_KG = 1_000;
/** A rule that counts this many cm³ as a kilogram is one of volume: a cubic metre is a tonne. */
const BY_VOLUME = 1_000;
const CM3_PER_KG_IN_M3 = 1_000_000;

const kilograms = (t: Translate, grams: number) => formatKilograms(grams, t.language, { least: 1, most: 2 });

/** "2.5 kg charged" by air, "0.01 m³" by sea. */
export function chargedText(t: Translate, { chargeable_grams, volume_divisor }: MethodOffer): string {
  if (volume_divisor > BY_VOLUME) return t("calculator.charged", { kg: kilograms(t, chargeable_grams) });
  const cubicMetres = (chargeable_grams / GRAMS_PER_KG) * (volume_divisor / CM3_PER_KG_IN_M3);
  return t("calculator.cubic-metres", { volume: formatDecimal(cubicMetres, t.language, { least: 2, most: 2 }) });
}

/** Why this weight is charged. */
export function chargedTexts(t: Translate, offer: MethodOffer): { lead: string; reason: string } {
  const values = {
    charged: kilograms(t, offer.chargeable_grams),
    actual: kilograms(t, offer.actual_grams),
    volume: kilograms(t, offer.volume_grams),
    step: kilograms(t, offer.step_grams),
  };
  if (offer.volume_divisor <= BY_VOLUME) {
    return {
      lead: t("calculator.why.volume-lead", { volume: chargedText(t, offer) }),
      reason: t("calculator.why.sea"),
    };
  }
  const isExact = offer.chargeable_grams === offer.actual_grams;
  return {
    lead: isExact ? t("calculator.why.exact", values) : t("calculator.why.lead", values),
    reason: t(offer.is_by_volume ? "calculator.why.by-volume" : "calculator.why.by-weight", values),
  };
}
