import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";

export function distanceText(metres: number, t: Translate): string {
  const format = new Intl.NumberFormat(htmlLanguage(t.language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return t("checkout.points.distance", { km: format.format(metres / 1000) });
}
