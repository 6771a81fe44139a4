import { formatDecimal, formatKilograms } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

const GRAMS_PER_CUBIC_METRE = 1_000_000;
const VOLUME_DECIMALS = { least: 2, most: 3 };

interface Charged {
  method: "air" | "sea";
  chargeable_grams: number;
  is_by_volume: boolean;
}

/** Ships charge by volume, where a cubic metre counts as a ton. */
export function chargedText({ method, chargeable_grams: grams, is_by_volume }: Charged, t: Translate): string {
  if (method === "sea")
    return t("forwarding.travel.charged-by-volume", {
      volume: formatDecimal(grams / GRAMS_PER_CUBIC_METRE, t.language, VOLUME_DECIMALS),
    });
  const kg = formatKilograms(grams, t.language, { least: 1, most: 1 });
  return t(is_by_volume ? "forwarding.travel.charged-by-size" : "forwarding.travel.charged", { kg });
}
