import { NO_FILTERS, type SelectedFilters } from "./selected-filters.ts";

/** The applied filters, and those chosen in an open sheet but not applied yet (CATALOG-13). */
export interface DraftFilters {
  readonly applied: SelectedFilters;
  readonly temporary: SelectedFilters;
}

/** A sheet opens with the applied filters (CATALOG-13). */
export function draftFrom(applied: SelectedFilters): DraftFilters {
  return { applied, temporary: applied };
}

/** A choice in the sheet changes only the temporary filters (CATALOG-13). */
export function changeDraft(
  draft: DraftFilters,
  change: (temporary: SelectedFilters) => SelectedFilters,
): DraftFilters {
  return { ...draft, temporary: change(draft.temporary) };
}

/** Temporary filters can be reset to the applied ones (CATALOG-13). */
export function resetDraft({ applied }: DraftFilters): DraftFilters {
  return draftFrom(applied);
}

/** Applying sets both (CATALOG-13). */
export function applyDraft({ temporary }: DraftFilters): DraftFilters {
  return draftFrom(temporary);
}

/** Clearing the sheet removes all temporary filters and applies nothing yet (CATALOG-13). */
export function clearDraft(draft: DraftFilters): DraftFilters {
  return { ...draft, temporary: NO_FILTERS };
}
