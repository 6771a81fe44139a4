import { describe, expect, test } from "vitest";
import { applyDraft, changeDraft, clearDraft, draftFrom, resetDraft } from "./draft-filters.ts";
import { NO_FILTERS, toggleTerm } from "./selected-filters.ts";

const applied = toggleTerm(NO_FILTERS, "manufacturer", "Aurelo");
const changed = changeDraft(draftFrom(applied), (filters) => toggleTerm(filters, "manufacturer", "Sonara"));

describe("temporary filters", () => {
  test("CATALOG-13 a choice does not change the applied filters", () => {
    expect(changed.applied).toEqual(applied);
    expect(changed.temporary).not.toEqual(applied);
  });

  test("CATALOG-13 resetting restores the applied filters", () => {
    expect(resetDraft(changed)).toEqual({ applied, temporary: applied });
  });

  test("CATALOG-13 applying sets both", () => {
    expect(applyDraft(changed)).toEqual({ applied: changed.temporary, temporary: changed.temporary });
  });

  test("CATALOG-13 clearing empties the temporary ones only", () => {
    expect(clearDraft(changed)).toEqual({ applied, temporary: {} });
  });
});
