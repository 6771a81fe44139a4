import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

type Inside = Pick<NonNullable<ParcelCard["contents"]>, "description" | "value">;

/** The contents of a parcel, or a text that they are not declared. */
export function insideText(contents: Inside | null | undefined, t: Translate): string {
  if (!contents) return t("forwarding.contents.missing");
  return `${contents.description}, ${formatMoney(contents.value, "EUR", t.language)}`;
}
