import type { ListingFacet } from "#contracts/shop/catalogue/search.ts";
import { additionalFieldId } from "#domain/catalogue/listing/facet-keys.ts";
import type { Facet, FacetTerm } from "#domain/catalogue/listing/visible-facets.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import { inLanguage, type LocalizedTexts } from "./products/localized-texts.ts";
import type { ReferenceData } from "./reference-data.ts";

type TermsFacet = Extract<ListingFacet, { type: "terms" | "flags" }>;
type Term = TermsFacet["terms"][number];

/** Labels facets in the reader's language; leaves out terms without a label. */
export function labelFacets(facets: readonly Facet[], reference: ReferenceData, scope: CatalogueScope): ListingFacet[] {
  return facets.flatMap((facet): ListingFacet[] => {
    if (facet.type === "stats") return [{ ...facet, histogram: facet.histogram && [...facet.histogram] }];
    const fieldId = additionalFieldId(facet.key);
    return [fieldId === null ? labelFixed(facet, reference, scope) : labelField(facet, fieldId, reference, scope)];
  });
}

type UnlabelledTerms = Extract<Facet, { type: "terms" | "flags" }>;

function labelFixed(facet: UnlabelledTerms, reference: ReferenceData, scope: CatalogueScope): TermsFacet {
  const labels: Record<string, (value: string) => string | undefined> = {
    manufacturer: (value) => value,
    flag_ids: (value) => textOf(reference.flags.get(Number(value))?.texts, scope)?.name,
    category_id: (value) => categoryName(value, reference, scope),
    category_ids: (value) => categoryName(value, reference, scope),
  };
  const terms = facet.terms.flatMap((term) => labelled(term, labels[facet.key]?.(term.value)));
  return { key: facet.key, type: facet.type, name: null, display: "words", terms };
}

function labelField(facet: UnlabelledTerms, fieldId: number, reference: ReferenceData, scope: CatalogueScope) {
  const field = reference.fields.get(fieldId);
  const options = facet.terms.flatMap((term) => {
    const option = reference.options.get(Number(term.value));
    return option ? [{ term, option }] : [];
  });
  // Sizes keep their own order; other terms are sorted by count.
  if (field?.display === "sizes") options.sort((a, b) => a.option.position - b.option.position);
  const terms = options.flatMap(({ term, option }) =>
    labelled(term, textOf(option.labels, scope)).map((labelledTerm) => ({ ...labelledTerm, swatch: option.swatch })),
  );
  return {
    key: facet.key,
    type: facet.type,
    name: textOf(field?.names, scope) ?? null,
    display: field?.display ?? ("words" as const),
    terms,
  };
}

const labelled = ({ value, count }: FacetTerm, label: string | undefined): Term[] =>
  label ? [{ value, count, label }] : [];

function textOf<T>(texts: LocalizedTexts<T> | undefined, { language }: CatalogueScope) {
  return texts && inLanguage(texts, language.iso_code);
}

function categoryName(value: string, { categories }: ReferenceData, scope: CatalogueScope): string | undefined {
  const category = categories.byId.get(Number(value));
  return category?.docKey === scope.storefront.categoryDocKey ? textOf(category.texts, scope)?.name : undefined;
}
