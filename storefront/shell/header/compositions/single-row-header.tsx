import { Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { Opener } from "../../navigation/opener.tsx";
import { useLocalPath } from "../../navigation/use-local-path.ts";
import { actionClass } from "../action-class.ts";
import { HeaderActions } from "../header-actions.tsx";
import { HeaderRow } from "../header-row.tsx";
import { InlineNav } from "../inline-nav.tsx";
import { Logo } from "../logo.tsx";
import { SearchForm } from "../search/search-form.tsx";
import type { CompositionProps } from "./composition-props.ts";

const searchPanel =
  "transition-transform duration-sheet tablet:absolute tablet:inset-x-0 tablet:top-full tablet:border-b " +
  "tablet:border-line tablet:bg-header tablet:pb-4 tablet:group-data-compact/header:-translate-y-2.5";

/** Everything in one row: departments as text, the rest as icons; the search opens below. */
export function SingleRowHeader({ composition, catalogue }: CompositionProps) {
  const t = useTranslate();
  const search = useSearchPanel();
  const searchPath = useLocalPath("/search");
  const centred = composition.logo === "centre";
  const nav = <InlineNav catalogue={catalogue} short={centred} />;
  return (
    <HeaderRow lined coloured={composition.coloured} className="tablet:justify-start">
      {centred && nav}
      <Logo className={centred ? "" : "tablet:me-4"} />
      {!centred && nav}
      <HeaderActions
        labelled={false}
        withSettings={!composition.utilityBar}
        className={classNames("-me-2.5 justify-end", centred && "tablet:flex-1")}
      >
        <Opener
          ref={search.button}
          fallback={searchPath}
          onOpen={search.toggle}
          aria-label={t("search.label")}
          aria-expanded={search.open}
          className={classNames(actionClass, "max-tablet:hidden")}
        >
          <Search aria-hidden="true" />
        </Opener>
      </HeaderActions>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Esc for the field inside. */}
      <div
        onKeyDown={search.closeByKey}
        className={classNames("max-tablet:w-full", search.open ? searchPanel : "tablet:hidden")}
      >
        <SearchForm className="tablet:container-page" isRevealed={search.open} onReveal={search.toggle} />
      </div>
    </HeaderRow>
  );
}

/** Closed by the next navigation. */
function useSearchPanel() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openedAt === key;
  return {
    open,
    button,
    toggle: () => setOpenedAt(open ? null : key),
    closeByKey(event: KeyboardEvent) {
      if (event.key !== "Escape" || !open) return;
      setOpenedAt(null);
      button.current?.focus();
    },
  };
}
