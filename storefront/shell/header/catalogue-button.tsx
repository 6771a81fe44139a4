import { LayoutGrid, X } from "lucide-react";
import type { RefObject } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { Opener } from "../navigation/opener.tsx";
import { useLocalPath } from "../navigation/use-local-path.ts";
import { usePageData } from "../page-data.tsx";
import { loadMegaMenu, MEGA_MENU_ID } from "./mega-menu/lazy-mega-menu.tsx";

interface CatalogueButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: () => void;
  /** With a label only where the departments beside it have no room. */
  iconOnly: boolean;
}

const full = "h-13 gap-3 rounded-button px-5.5 text-ui font-semibold";
const plain = "h-11 min-w-11 gap-2 rounded-field px-2.5 text-ui hover:bg-current/8";

export function CatalogueButton({ ref, open, onToggle, iconOnly }: CatalogueButtonProps) {
  const t = useTranslate();
  const fallback = useLocalPath("/marketplace");
  const { config, locale } = usePageData();
  /** Loads code and categories on hover or focus, before the press. */
  const prefetch = () =>
    void loadMegaMenu().then(({ loadCategories }) => loadCategories(config.site.category_doc_key, locale));
  const Icon = open ? X : LayoutGrid;
  const wordsLook = open ? "bg-ink text-bg" : "bg-soft text-softink hover:bg-soft-hover";
  return (
    <Opener
      ref={ref}
      fallback={fallback}
      onOpen={onToggle}
      aria-expanded={open}
      aria-controls={open ? MEGA_MENU_ID : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={classNames(
        "inline-flex shrink-0 cursor-pointer items-center justify-center transition-colors max-tablet:hidden [&_svg]:size-5",
        iconOnly ? plain : `${full} ${wordsLook}`,
      )}
    >
      <Icon aria-hidden="true" />
      <span className={iconOnly ? "min-[1200px]:sr-only" : undefined}>{t("header.catalogue")}</span>
    </Opener>
  );
}
