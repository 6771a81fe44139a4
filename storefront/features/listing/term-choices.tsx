import { Check } from "lucide-react";
import type { FacetKey } from "../../../domain/listing/facet-keys.ts";
import { toggleTerm } from "../../../domain/listing/selected-filters.ts";
import { formatCount } from "../../../i18n/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FilterChoice, useFilterScope } from "./filter-scope.tsx";
import type { TermsFacet } from "./listing-data.ts";

interface TermChoiceProps {
  facetKey: FacetKey;
  term: TermsFacet["terms"][number];
  checked: boolean;
}

const useNext = ({ facetKey, term }: TermChoiceProps) => toggleTerm(useFilterScope().filters, facetKey, term.value);

/** CATALOG-12: toggles the term. */
export function WordChoice(props: TermChoiceProps) {
  const { term, checked } = props;
  return (
    <FilterChoice
      next={useNext(props)}
      checked={checked}
      className="group/choice flex min-h-9.5 w-full cursor-pointer items-center gap-3 rounded-tag text-start text-ui pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-5 shrink-0 place-items-center rounded-[min(6px,var(--r-field))] border transition-colors",
          checked ? "border-pri bg-pri text-onpri" : "border-line2 bg-surface group-hover/choice:border-ink2",
        )}
      >
        {checked && <Check className="size-3.5 stroke-3" />}
      </span>
      <span className="min-w-0 grow wrap-anywhere">{term.label}</span>
      <span className="text-caption text-ink3">{formatCount(term.count)}</span>
    </FilterChoice>
  );
}

/** A colour; its name is in the tooltip and for screen readers. */
export function SwatchChoice(props: TermChoiceProps) {
  const { term, checked } = props;
  return (
    <FilterChoice
      next={useNext(props)}
      checked={checked}
      title={term.label}
      className={classNames(
        "block size-9 cursor-pointer rounded-full p-[3px] pointer-coarse:size-11",
        checked && "shadow-[0_0_0_2px_var(--pri)]",
      )}
    >
      <svg viewBox="0 0 30 30" aria-hidden="true" className="block size-full">
        <circle cx="15" cy="15" r="14.5" fill={term.swatch ?? "none"} className="stroke-line2" strokeWidth="1" />
      </svg>
      <span className="visually-hidden">{term.label}</span>
    </FilterChoice>
  );
}

export function SizeChoice(props: TermChoiceProps) {
  const { term, checked } = props;
  return (
    <FilterChoice
      next={useNext(props)}
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
