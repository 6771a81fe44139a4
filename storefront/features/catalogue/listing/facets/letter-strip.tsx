import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brandLetter } from "#domain/catalogue/listing/brand-letter.ts";
import { classNames } from "#ui/class-names.ts";
import { ListingLink } from "../listing-link.tsx";
import { type ListingState, useListing } from "../listing-state.tsx";

const DIGITS = "0";
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", DIGITS];

const cell = "grid size-7.5 shrink-0 place-items-center rounded-field text-sm xl:size-9 pointer-coarse:size-11";

/** While a letter is selected the facet lists only its brands, so all letters count as available. */
function availableLetters({ data, query }: ListingState): Set<string> {
  const brands = data.facets.find(({ key }) => key === "manufacturer");
  if (query.letter !== null || !brands || brands.type === "stats") return new Set(LETTERS);
  return new Set(brands.terms.map(({ label }) => brandLetter(label)));
}

/** CATALOG-14: brands by their first letter. */
export function LetterStrip() {
  const t = useTranslate();
  const listing = useListing();
  const { query, hrefOf } = listing;
  const available = availableLetters(listing);
  return (
    <nav aria-label={t("listing.brands-a-z")} className="mt-3 md:flex md:items-start md:gap-3">
      <p className="shrink-0 text-sm text-ink3 md:py-3 md:pointer-coarse:py-4">{t("listing.brands-a-z")}</p>
      <ul className="-mx-4 flex overflow-x-auto px-4 py-1 scrollbar-none md:mx-0 md:min-w-0 md:px-0">
        {LETTERS.map((letter) => (
          <li key={letter}>
            <Letter
              letter={letter}
              isCurrent={letter === query.letter}
              to={available.has(letter) ? hrefOf({ letter: letter === query.letter ? null : letter }) : null}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Letter({ letter, isCurrent, to }: { letter: string; isCurrent: boolean; to: string | null }) {
  const shown = letter === DIGITS ? "0–9" : letter;
  if (to === null) return <span className={classNames(cell, "font-normal text-ink3")}>{shown}</span>;
  return (
    <ListingLink
      to={to}
      aria-current={isCurrent || undefined}
      className={classNames(cell, "font-semibold", isCurrent ? "bg-pri text-onpri" : "hover:bg-soft")}
    >
      {shown}
    </ListingLink>
  );
}
