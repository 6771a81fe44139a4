import type { FacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import { toggleTerm } from "#domain/catalogue/listing/selected-filters.ts";
import { formatCount } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { TermsFacet } from "../data/listing-data.ts";
import { FilterChoice, type FilterScope } from "../filters/filter-scope.tsx";

interface TermChoiceProps {
  scope: FilterScope;
  facetKey: FacetKey;
  term: TermsFacet["terms"][number];
  checked: boolean;
}

const nextOf = ({ scope, facetKey, term }: TermChoiceProps) => toggleTerm(scope.filters, facetKey, term.value);

/** CATALOG-12: toggles the term. */
export function WordChoice(props: TermChoiceProps) {
  const { scope, term, checked } = props;
  return (
    <FilterChoice scope={scope} next={nextOf(props)} checked={checked} className="choice icon-check">
      {term.label}
      <span className="choice-count">{formatCount(term.count)}</span>
    </FilterChoice>
  );
}

/** A colour; its name is in the tooltip, and the one that screen readers say. */
export function SwatchChoice(props: TermChoiceProps) {
  const { scope, term, checked } = props;
  return (
    <FilterChoice
      scope={scope}
      next={nextOf(props)}
      checked={checked}
      title={term.label}
      aria-label={term.label}
      className={classNames(
        "block size-9 cursor-pointer rounded-full p-[3px] pointer-coarse:size-11",
        checked && "shadow-[0_0_0_2px_var(--pri)]",
      )}
    >
      <svg viewBox="0 0 30 30" aria-hidden="true" className="block size-full">
        <circle cx="15" cy="15" r="14.5" fill={term.swatch ?? "none"} className="stroke-line2" strokeWidth="1" />
      </svg>
    </FilterChoice>
  );
}

export function SizeChoice(props: TermChoiceProps) {
  const { scope, term, checked } = props;
  return (
    <FilterChoice
      scope={scope}
      next={nextOf(props)}
      checked={checked}
      className={classNames(
        "inline-grid min-h-10 min-w-12 cursor-pointer place-items-center rounded-field border px-2.5 text-sm pointer-coarse:min-h-11",
        checked
          ? "border-pri bg-selected font-semibold shadow-[inset_0_0_0_1px_var(--pri)]"
          : "border-line2 hover:border-ink",
      )}
    >
      {term.label}
    </FilterChoice>
  );
}
