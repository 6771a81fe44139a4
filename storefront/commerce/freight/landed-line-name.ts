import type { LandedLine } from "#contracts/shop/forwarding/landed-cost.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";

/** The name of a line of what is paid for being sent. */
export function landedLineName(
  { key, service, hs6, is_by_chapter, codes, basis_points }: LandedLine,
  t: Translate,
): string {
  if (key === "service") return t(`forwarding.service.${service}` as MessageKey);
  if (key === "import_vat") return t("forwarding.charge.import_vat", { percent: (basis_points ?? 0) / 100 });
  if (key === "duty" && hs6 !== null)
    return t(is_by_chapter ? "forwarding.charge.duty-by-chapter" : "forwarding.charge.duty-of", { code: hs6 });
  if (key === "duty") return t("forwarding.charge.duty", { codes: codes ?? 0 });
  return t(`forwarding.charge.${key}` as MessageKey);
}
