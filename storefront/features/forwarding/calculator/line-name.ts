import type { Estimate, MethodOffer } from "#contracts/shop/forwarding/calculator.ts";
import type { LandedLine } from "#contracts/shop/forwarding/landed-cost.ts";
import { formatCode } from "#domain/forwarding/customs/search-codes.ts";
import type { Translate } from "#i18n/translate.ts";

interface LineSurroundings {
  method: MethodOffer["method"];
  delivery: Estimate["delivery"];
}

/** The name of a line in the words of all landed costs. */
export function lineName(
  t: Translate,
  { key, hs6, is_by_chapter, basis_points }: LandedLine,
  around: LineSurroundings,
): string {
  if (key === "freight") return t(`product.landed-freight.${around.method}`);
  if (key === "duty" && hs6 !== null)
    return t(is_by_chapter ? "calculator.line.duty-chapter" : "calculator.line.duty-code", { code: formatCode(hs6) });
  if (key === "import_vat") return t("calculator.line.import_vat", { percent: (basis_points ?? 0) / 100 });
  if (key === "delivery" && around.delivery === "pickup") return t("calculator.line.locker");
  return t(`calculator.line.${key}`);
}
