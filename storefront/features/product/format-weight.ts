import { htmlLanguage } from "../../../domain/storefronts/storefront.ts";
import type { Translate } from "../../../i18n/translate.ts";

const GRAMS_PER_KILOGRAM = 1_000;

/** Such as "268 g" or "1.25 kg". */
export function formatWeight(grams: number, t: Translate): string {
  if (grams < GRAMS_PER_KILOGRAM) return t("product.grams", { value: grams });
  const format = new Intl.NumberFormat(htmlLanguage(t.language), { maximumFractionDigits: 2 });
  return t("product.kilograms", { value: format.format(grams / GRAMS_PER_KILOGRAM) });
}
