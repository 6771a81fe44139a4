import { Menu, Search, Store } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { KeyCaps } from "../key-caps.tsx";
import type { Screen } from "../screens.ts";
import { useMember } from "../session.ts";
import { MemberMenu } from "./member-menu.tsx";

interface TopBarProps {
  screen: Screen | undefined;
  onMenu: () => void;
  onSearch: () => void;
}

/** On a phone it is dark, with the screen's name; there the tab bar opens the menu. */
export function TopBar({ screen, onMenu, onSearch }: TopBarProps) {
  const t = useTranslate();
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-b border-line bg-surface px-4 max-md:border-transparent max-md:bg-side max-md:text-ontop md:px-6 lg:px-7 2xl:z-40 print:hidden">
      <span aria-hidden="true" className="brand-mark md:hidden" />
      <span className="min-w-0 truncate text-lg font-semibold md:hidden">{screen && t(screen.title)}</span>
      <IconButton
        label={t("header.menu")}
        aria-haspopup="dialog"
        className="-ms-2 max-md:hidden lg:hidden"
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Scope />
      <SearchButton onSearch={onSearch} />
      <IconButton
        label={t("staff.palette.title")}
        aria-haspopup="dialog"
        className="ms-auto max-md:text-ontop max-md:hover:bg-side-active max-md:focus-visible:outline-ontop md:hidden"
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <div className="md:ms-auto">
        <MemberMenu />
      </div>
    </header>
  );
}

/** The storefronts whose things the member sees. */
function Scope() {
  const t = useTranslate();
  const { storefronts } = useMember();
  return (
    <p className="flex max-w-56 min-w-0 shrink items-center gap-2.5 text-ui max-md:hidden">
      <Store aria-hidden="true" className="size-4.5 text-ink2" />
      <span className="truncate">
        {storefronts === "all" ? t("staff.frame.all-storefronts") : storefronts.join(", ")}
      </span>
    </p>
  );
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className="flex min-h-10 w-full max-w-105 min-w-0 cursor-pointer items-center gap-3 rounded-field border border-line2 bg-surface px-3.5 text-ui text-ink2 hover:border-ink max-md:hidden pointer-coarse:min-h-11"
    >
      <Search aria-hidden="true" className="size-4.5" />
      <span className="min-w-0 grow truncate text-start">{t("staff.palette.placeholder")}</span>
      <span aria-hidden="true">
        <KeyCaps keys="Ctrl+k" />
      </span>
    </button>
  );
}
