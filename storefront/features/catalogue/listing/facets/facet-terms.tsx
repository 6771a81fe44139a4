import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import type { TermsFacet } from "../data/listing-data.ts";
import { useFilterScope } from "../filters/filter-scope.tsx";
import { foldText } from "./fold-text.ts";
import { SizeChoice, SwatchChoice, WordChoice } from "./term-choices.tsx";

const INITIAL_TERMS = { words: 5, swatches: 12, sizes: 12 } as const;
/** Shorter lists of brands need no search field. */
const MIN_TERMS_FOR_SEARCH = 8;

const CHOICES = { words: WordChoice, swatches: SwatchChoice, sizes: SizeChoice } as const;
const LISTS = { words: "grid", swatches: "flex flex-wrap gap-2.5 pt-1", sizes: "flex flex-wrap gap-2 pt-1" } as const;

/** Shows the first and the selected terms, the rest on demand. A choice changes counts, but moves no term. */
export function FacetTerms({ facet, name }: { facet: TermsFacet; name: string }) {
  const t = useTranslate();
  const scope = useFilterScope();
  const [isExpanded, setExpanded] = useState(false);
  const [searchText, setSearchText] = useState("");
  const { key, display } = facet;
  const terms = useFirstOrder(facet.terms);
  const chosen = selectedTerms(scope.filters, key);
  const first = INITIAL_TERMS[display];
  const isShown = ({ value, label }: TermsFacet["terms"][number], index: number) =>
    searchText ? foldText(label).includes(foldText(searchText)) : isExpanded || index < first || chosen.includes(value);
  const shown = terms.filter(isShown);
  const Choice = CHOICES[display];
  const rest = searchText ? 0 : terms.length - shown.length;
  return (
    <>
      {key === "manufacturer" && terms.length >= MIN_TERMS_FOR_SEARCH && (
        <BrandSearch value={searchText} onChange={setSearchText} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: links and buttons with the role of checkboxes are no fields */}
      <div role="group" aria-label={name} className={LISTS[display]}>
        {shown.map((term) => (
          <Choice key={term.value} scope={scope} facetKey={key} term={term} checked={chosen.includes(term.value)} />
        ))}
      </div>
      {shown.length === 0 && <p className="py-2 text-sm text-ink3">{t("listing.no-option")}</p>}
      {(rest > 0 || isExpanded) && !searchText && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="mt-1 min-h-8 cursor-pointer text-sm font-semibold text-pri hover:underline pointer-coarse:min-h-11"
        >
          {isExpanded ? t("listing.show-fewer") : t("listing.show-n-more", { number: rest })}
        </button>
      )}
    </>
  );
}

/** Terms in the order of the first render; new terms follow. */
function useFirstOrder(terms: TermsFacet["terms"]): TermsFacet["terms"] {
  const [first] = useState(terms);
  // True for every render on the server.
  if (terms === first) return terms;
  const ranks = new Map(first.map(({ value }, index) => [value, index]));
  const rank = ({ value }: TermsFacet["terms"][number]) => ranks.get(value) ?? first.length;
  return terms.toSorted((a, b) => rank(a) - rank(b));
}

function BrandSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTranslate();
  return (
    <div className="relative mb-2">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-ink2"
      />
      <input
        type="search"
        autoComplete="off"
        aria-label={t("listing.find-brand")}
        placeholder={t("listing.find-brand")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-control min-h-10 py-2 ps-10"
      />
    </div>
  );
}
