import { formatKilograms } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

const GRAMS_PER_KILOGRAM = 1_000;

/** Such as "268 g" or "1.25 kg". */
export function formatWeight(grams: number, t: Translate): string {
  if (grams < GRAMS_PER_KILOGRAM) return t("product.grams", { value: grams });
  return t("product.kilograms", { value: formatKilograms(grams, t.language, { least: 0, most: 2 }) });
}
