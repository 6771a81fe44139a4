import type { Specification } from "#contracts/shop/catalogue/product-card.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { OptionRecord } from "../index/vocabulary-store.ts";
import type { ReferenceData } from "../reference-data.ts";
import { inLanguage } from "./localized-texts.ts";

export function byPosition(a: OptionRecord, b: OptionRecord): number {
  return a.position - b.position || a.id - b.id;
}

/** The attributes in words, in the order of the fields; a field that makes variants is none. */
export function specificationsOf(
  optionIds: readonly number[],
  { fields, options }: ReferenceData,
  language: Language,
  axisFields: ReadonlySet<number> = new Set(),
): Specification[] {
  const chosen = optionIds.flatMap((id) => options.get(id) ?? []).sort(byPosition);
  const byField = Map.groupBy(chosen, ({ fieldId }) => fieldId);
  return [...fields.values()].flatMap((field) => {
    const ofField = byField.get(field.id);
    if (!ofField || axisFields.has(field.id)) return [];
    const value = ofField.map(({ labels }) => inLanguage(labels, language) ?? "").join(", ");
    return { name: inLanguage(field.names, language) ?? "", value };
  });
}
