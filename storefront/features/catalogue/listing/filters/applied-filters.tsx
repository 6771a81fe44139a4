import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { NO_FILTERS } from "#domain/catalogue/listing/selected-filters.ts";
import { textLinkClass } from "../facets/facet-panel.tsx";
import { ListingLink } from "../listing-link.tsx";
import { useListing } from "../listing-state.tsx";
import { type AppliedChoice, appliedChoices } from "./applied-choices.ts";

const chip =
  "inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full bg-soft ps-3.5 pe-2.5 text-sm font-semibold text-softink " +
  "hover:bg-soft-hover pointer-coarse:min-h-11";

/** The applied filters as chips that remove them. */
export function AppliedFilters() {
  const t = useTranslate();
  const { data, query, hrefOf } = useListing();
  const list = useRef<HTMLUListElement>(null);
  const hasRemoved = useRef(false);
  const choices = appliedChoices(query.filters, data, t);
  const letter = query.letter !== null && { id: "az", label: t("listing.letter", { letter: query.letter }) };
  const count = choices.length + (letter ? 1 : 0);
  // The pressed chip no longer exists: move focus to the first remaining one, not to the top of the page.
  useEffect(() => {
    if (hasRemoved.current && count > 0) list.current?.querySelector("a")?.focus({ preventScroll: true });
    hasRemoved.current = false;
  }, [count]);
  if (count === 0) return null;
  const onRemove = () => {
    hasRemoved.current = true;
  };
  return (
    <ul
      ref={list}
      aria-label={t("listing.applied")}
      className="mb-5 flex flex-wrap items-center gap-2 max-tablet:hidden"
    >
      {choices.map(({ id, label, without }) => (
        <AppliedChip key={id} label={label} to={hrefOf({ filters: without })} onRemove={onRemove} />
      ))}
      {letter && <AppliedChip label={letter.label} to={hrefOf({ letter: null })} onRemove={onRemove} />}
      <li className="ms-1">
        <ListingLink to={hrefOf({ filters: NO_FILTERS, letter: null })} className={textLinkClass}>
          {t("listing.clear-all")}
        </ListingLink>
      </li>
    </ul>
  );
}

interface AppliedChipProps {
  label: string;
  to: string;
  onRemove: () => void;
}

function AppliedChip({ label, to, onRemove }: AppliedChipProps) {
  const t = useTranslate();
  return (
    <li>
      <ListingLink to={to} onClick={onRemove} className={chip}>
        <span className="visually-hidden">{t("listing.remove-filter")} </span>
        {label}
        <X aria-hidden="true" className="size-4" />
      </ListingLink>
    </li>
  );
}

interface DraftChipsProps {
  choices: readonly AppliedChoice[];
  onRemove: (choice: AppliedChoice) => void;
}

/** The chips of the filter sheet, whose filters are not applied yet. */
export function DraftChips({ choices, onRemove }: DraftChipsProps) {
  const t = useTranslate();
  if (choices.length === 0) return null;
  return (
    <ul aria-label={t("listing.applied")} className="mb-3 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" onClick={() => onRemove(choice)} className={chip}>
            <span className="visually-hidden">{t("listing.remove-filter")} </span>
            {choice.label}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
