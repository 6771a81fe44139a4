import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { countChoices } from "#domain/catalogue/listing/selected-filters.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { CounterBadge } from "#ui/icon-button.tsx";
import { useListing } from "../listing-state.tsx";

const loadSheet = () => import("./filter-sheet.tsx");
const FilterSheet = late(async () => (await loadSheet()).FilterSheet);

/** Opens the filter sheet on phones; its code is loaded on demand. */
export function FilterButton() {
  const t = useTranslate();
  const { query } = useListing();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const count = countChoices(query.filters);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadSheet}
        onClick={open}
        className={classNames(buttonClass({ variant: "outline" }), "px-3 text-sm")}
      >
        <SlidersHorizontal aria-hidden="true" className="max-[380px]:hidden" />
        {t("listing.filters")}
        {count > 0 && <span className="visually-hidden">{t("listing.filters-chosen", { number: count })}</span>}
        <CounterBadge count={count} />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
