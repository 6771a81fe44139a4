import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { applyDraft, changeDraft, clearDraft, draftFrom, resetDraft } from "#domain/catalogue/listing/draft-filters.ts";
import { countChoices, type SelectedFilters } from "#domain/catalogue/listing/selected-filters.ts";
import { formatCount } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { FacetList } from "../facets/facet-list.tsx";
import { textLinkClass } from "../facets/facet-panel.tsx";
import { useListing } from "../listing-state.tsx";
import { appliedChoices } from "./applied-choices.ts";
import { DraftChips } from "./applied-filters.tsx";
import { DraftScope } from "./filter-scope.tsx";
import { useLiveCount } from "./use-live-count.ts";

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** CATALOG-13: on phones filters are a draft until the button applies them. */
export function FilterSheet({ isOpen, onClose }: FilterSheetProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data, query, hrefOf } = useListing();
  const [draft, setDraft] = useState(() => draftFrom(query.filters));
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening starts with the applied filters.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(draftFrom(query.filters));
  }
  const count = useLiveCount(draft.temporary, isOpen);
  const choose = (filters: SelectedFilters) => setDraft((current) => changeDraft(current, () => filters));
  const apply = () => {
    onClose();
    void navigate(hrefOf({ filters: applyDraft(draft).applied }), { preventScrollReset: true });
  };
  const footer = (
    <>
      <Button variant="outline" onClick={() => setDraft(resetDraft)}>
        {t("listing.reset")}
      </Button>
      <Button onClick={apply}>{t("listing.show-products", { count, number: formatCount(count) })}</Button>
    </>
  );
  const clear = countChoices(draft.temporary) > 0 && (
    <button type="button" onClick={() => setDraft(clearDraft)} className={`${textLinkClass} min-h-11`}>
      {t("listing.clear-all")}
    </button>
  );
  return (
    <Drawer
      open={isOpen}
      onHandle={onClose}
      title={t("listing.filters")}
      closeLabel={t("a11y.close")}
      headerAction={clear}
      footer={footer}
    >
      <p role="status" className="visually-hidden">
        {t("listing.show-products", { count, number: formatCount(count) })}
      </p>
      <DraftScope filters={draft.temporary} choose={choose}>
        <div className="-mt-3">
          <DraftChips choices={appliedChoices(draft.temporary, data, t)} onRemove={({ without }) => choose(without)} />
          <FacetList closed={["manufacturer"]} />
        </div>
      </DraftScope>
    </Drawer>
  );
}
