import { createContext, type KeyboardEvent, type ReactNode, useContext } from "react";
import { Link, useNavigate } from "react-router";
import type { SelectedFilters } from "../../../domain/listing/selected-filters.ts";
import { useListing } from "./listing-state.tsx";

/** What a choice does: beside the products it leads to another address, in the sheet it changes a draft. */
interface FilterScope {
  filters: SelectedFilters;
  /** Null in the sheet, where nothing applies before its button is pressed (CATALOG-13). */
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
  const addressOf = (filters: SelectedFilters) => hrefOf({ filters });
  return {
    filters: query.filters,
    hrefOf: addressOf,
    choose: (filters) => navigate(addressOf(filters), { preventScrollReset: true }),
  };
}

interface FilterChoiceProps {
  /** The filters once this is pressed. */
  next: SelectedFilters;
  checked: boolean;
  title?: string;
  className: string;
  children: ReactNode;
}

/** One option: a link, so that it works before any script, that readers meet as a checkbox. */
export function FilterChoice({ next, checked, children, ...look }: FilterChoiceProps) {
  const { hrefOf, choose } = useFilterScope();
  if (!hrefOf) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the same markup as the link beside the products
      <button type="button" role="checkbox" aria-checked={checked} onClick={() => choose(next)} {...look}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={hrefOf(next)}
      rel="nofollow"
      preventScrollReset
      role="checkbox"
      aria-checked={checked}
      onKeyDown={pressBySpace}
      {...look}
    >
      {children}
    </Link>
  );
}

function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
