import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";

const MM_PER_CM = 10;

/** Such as "32 × 21.5 × 12 cm". */
export function formatDimensions(mm: { length: number; width: number; height: number }, t: Translate): string {
  const format = new Intl.NumberFormat(htmlLanguage(t.language), { maximumFractionDigits: 1 });
  const sides = [mm.length, mm.width, mm.height].map((side) => format.format(side / MM_PER_CM));
  return t("product.centimetres", { value: sides.join(" × ") });
}
