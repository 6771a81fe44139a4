import { Search } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { selectedTerms } from "../../../domain/listing/selected-filters.ts";
import { useFilterScope } from "./filter-scope.tsx";
import { foldedText } from "./folded-text.ts";
import type { TermsFacet } from "./listing-data.ts";
import { SizeChoice, SwatchChoice, WordChoice } from "./term-choices.tsx";

const FIRST_TERMS = { words: 5, swatches: 12, sizes: 12 } as const;
/** Fewer brands than this are quicker to read than to search. */
const SEARCHED_FROM = 8;

const CHOICES = { words: WordChoice, swatches: SwatchChoice, sizes: SizeChoice } as const;
const LISTS = { words: "grid", swatches: "flex flex-wrap gap-2.5 pt-1", sizes: "flex flex-wrap gap-2 pt-1" } as const;

/** The options of a group: the first ones, the chosen ones, and the rest on demand. */
export function FacetTerms({ facet }: { facet: TermsFacet }) {
  const t = useTranslate();
  const { filters } = useFilterScope();
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState("");
  const { key, terms, display } = facet;
  const chosen = selectedTerms(filters, key);
  const first = FIRST_TERMS[display];
  const found = terms.filter(({ label }) => foldedText(label).includes(foldedText(wanted)));
  const shown = isWhole || wanted ? found : terms.filter(({ value }, index) => index < first || chosen.includes(value));
  const Choice = CHOICES[display];
  const rest = wanted ? 0 : terms.length - shown.length;
  return (
    <>
      {key === "manufacturer" && terms.length >= SEARCHED_FROM && <FindBrand value={wanted} onChange={setWanted} />}
      <ul className={LISTS[display]}>
        {shown.map((term) => (
          <li key={term.value}>
            <Choice facetKey={key} term={term} checked={chosen.includes(term.value)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-2 text-sm text-ink3">{t("listing.no-option")}</p>}
      {(rest > 0 || isWhole) && !wanted && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-8 cursor-pointer text-sm font-semibold text-pri hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? t("listing.show-fewer") : t("listing.show-n-more", { number: rest })}
        </button>
      )}
    </>
  );
}

function FindBrand({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="relative mb-2">
      <label htmlFor={id} className="visually-hidden">
        {t("listing.find-brand")}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-ink2"
      />
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={t("listing.find-brand")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-control min-h-10 py-2 ps-10"
      />
    </div>
  );
}
