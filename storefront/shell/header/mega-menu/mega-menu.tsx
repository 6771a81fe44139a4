import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { moveInMegaMenu } from "./mega-menu-keys.ts";
import { DepartmentPanel } from "./mega-menu-panel.tsx";
import { MegaMenuPromo } from "./mega-menu-promo.tsx";
import { MegaMenuSide } from "./mega-menu-side.tsx";
import { type MenuDepartment, useMenuDepartments } from "./menu-departments.ts";
import { type MenuOffer, useMenuOffer } from "./menu-offer.ts";

export { loadCategories } from "../../navigation/category-store.ts";

export function CatalogueMenu() {
  return <MegaMenu departments={useMenuDepartments()} offer={useMenuOffer()} />;
}

interface MegaMenuProps {
  departments: readonly MenuDepartment[];
  /** Undefined until it is loaded. */
  offer: MenuOffer | null | undefined;
}

/** Departments at the left, the groups of the chosen one, one offer at the right. */
export function MegaMenu({ departments, offer }: MegaMenuProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(departments[0]?.name);
  const shown = departments.find(({ name }) => name === chosen);

  useEffect(() => {
    root.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  }, []);

  function move(event: KeyboardEvent) {
    if (root.current && moveInMegaMenu(root.current, event.key)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside.
    <div
      ref={root}
      onKeyDown={move}
      className="max-h-[calc(100dvh-10rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface text-ink shadow-sh3 transition duration-move starting:-translate-y-2 starting:opacity-0"
    >
      <div className="container-page grid grid-cols-[15rem_1fr] gap-8 pt-7 pb-9 xl:grid-cols-[16rem_1fr_18.75rem] xl:gap-10">
        <nav aria-label={t("header.catalogue")}>
          <MegaMenuSide departments={departments} chosen={chosen} onChoose={setChosen} />
        </nav>
        {shown && <DepartmentPanel department={shown} />}
        <MegaMenuPromo offer={offer} />
      </div>
    </div>
  );
}
