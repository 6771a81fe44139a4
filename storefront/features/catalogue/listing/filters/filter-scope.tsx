import { createContext, type KeyboardEvent, type ReactNode, useContext } from "react";
import { useNavigate } from "react-router";
import type { SelectedFilters } from "#domain/catalogue/listing/selected-filters.ts";
import { ListingLink } from "../listing-link.tsx";
import { useListing } from "../listing-state.tsx";

/** Where a choice goes: beside the products it navigates, in the sheet it changes a draft. */
export interface FilterScope {
  filters: SelectedFilters;
  /** Null in the sheet, where choices are applied by its button (CATALOG-13). */
  hrefOf: ((filters: SelectedFilters) => string) | null;
  choose: (filters: SelectedFilters) => void;
}

const ScopeContext = createContext<FilterScope | null>(null);

export function DraftScope({ filters, choose, children }: Omit<FilterScope, "hrefOf"> & { children: ReactNode }) {
  return <ScopeContext value={{ filters, choose, hrefOf: null }}>{children}</ScopeContext>;
}

export function useFilterScope(): FilterScope {
  const { query, hrefOf } = useListing();
  const navigate = useNavigate();
  const draft = useContext(ScopeContext);
  if (draft) return draft;
  const filterHref = (filters: SelectedFilters) => hrefOf({ filters });
  return {
    filters: query.filters,
    hrefOf: filterHref,
    choose: (filters) => navigate(filterHref(filters), { preventScrollReset: true }),
  };
}

interface FilterChoiceProps {
  scope: FilterScope;
  /** The filters after pressing it. */
  next: SelectedFilters;
  checked: boolean;
  title?: string;
  "aria-label"?: string;
  className: string;
  children: ReactNode;
}

/** A link, so that it works without JavaScript, with the role of a checkbox. */
export function FilterChoice({ scope: { hrefOf, choose }, next, checked, children, ...rest }: FilterChoiceProps) {
  if (!hrefOf) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the same markup as the link beside the products
      <button type="button" role="checkbox" aria-checked={checked} onClick={() => choose(next)} {...rest}>
        {children}
      </button>
    );
  }
  return (
    <ListingLink to={hrefOf(next)} role="checkbox" aria-checked={checked} onKeyDown={clickOnSpace} {...rest}>
      {children}
    </ListingLink>
  );
}

function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
