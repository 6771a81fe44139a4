import { htmlLanguage, type Language } from "../../../domain/storefronts/storefront.ts";
import type { Translate } from "../../../i18n/translate.ts";

const GRAMS_PER_KILOGRAM = 1_000;
const MM_PER_CM = 10;

const formatNumber = (value: number, language: Language, decimals: number) =>
  new Intl.NumberFormat(htmlLanguage(language), { maximumFractionDigits: decimals }).format(value);

/** Such as "268 g" or "1.25 kg". */
export function formatWeight(grams: number, t: Translate): string {
  return grams < GRAMS_PER_KILOGRAM
    ? t("product.grams", { value: grams })
    : t("product.kilograms", { value: formatNumber(grams / GRAMS_PER_KILOGRAM, t.language, 2) });
}

/** Such as "32 × 21.5 × 12 cm". */
export function formatDimensions(mm: { length: number; width: number; height: number }, t: Translate): string {
  const sides = [mm.length, mm.width, mm.height].map((side) => formatNumber(side / MM_PER_CM, t.language, 1));
  return t("product.centimetres", { value: sides.join(" × ") });
}
