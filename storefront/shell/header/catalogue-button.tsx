import { LayoutGrid, X } from "lucide-react";
import type { RefObject } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { Opener } from "../navigation/opener.tsx";
import { useLocalPath } from "../navigation/use-local-path.ts";
import { loadMegaMenu, MEGA_MENU_ID } from "./lazy-mega-menu.tsx";

interface CatalogueButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: () => void;
  /** Without words, where the header has icons only. */
  iconOnly: boolean;
}

const full = "h-13 gap-3 rounded-button px-5.5 text-ui font-semibold";

export function CatalogueButton({ ref, open, onToggle, iconOnly }: CatalogueButtonProps) {
  const t = useTranslate();
  const fallback = useLocalPath("/marketplace");
  const Icon = open ? X : LayoutGrid;
  const wordsLook = open ? "bg-ink text-bg" : "bg-soft text-softink hover:bg-soft-hover";
  return (
    <Opener
      ref={ref}
      fallback={fallback}
      onOpen={onToggle}
      aria-label={iconOnly ? t("header.catalogue") : undefined}
      aria-expanded={open}
      aria-controls={open ? MEGA_MENU_ID : undefined}
      onPointerEnter={loadMegaMenu}
      onFocus={loadMegaMenu}
      className={classNames(
        "inline-flex shrink-0 cursor-pointer items-center justify-center transition-colors max-[1025px]:hidden [&_svg]:size-5",
        iconOnly ? "size-11 rounded-field hover:bg-current/8" : `${full} ${wordsLook}`,
      )}
    >
      <Icon aria-hidden="true" />
      {!iconOnly && t("header.catalogue")}
    </Opener>
  );
}
