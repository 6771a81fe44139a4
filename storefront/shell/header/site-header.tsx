import { type ComponentType, Suspense, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { HEADER_COMPOSITION, type HeaderKind } from "../../themes/theme-composition.ts";
import { useHasFeature, usePageData } from "../page-data.tsx";
import { CatalogueButton } from "./catalogue-button.tsx";
import type { CompositionProps } from "./compositions/composition-props.ts";
import { LinkFirstHeader } from "./compositions/link-first-header.tsx";
import { SingleRowHeader } from "./compositions/single-row-header.tsx";
import { WideSearchHeader } from "./compositions/wide-search-header.tsx";
import { LazyCatalogueMenu, MEGA_MENU_ID } from "./mega-menu/lazy-mega-menu.tsx";
import { useCatalogueMenu } from "./mega-menu/use-catalogue-menu.ts";
import { useCompactHeader } from "./use-compact-header.ts";

const COMPOSITIONS: Record<HeaderKind, ComponentType<CompositionProps>> = {
  "wide-search": WideSearchHeader,
  "single-row": SingleRowHeader,
  "link-first": LinkFirstHeader,
};

/** How far the compact header moves up, so that 64 px of its main row stay visible. */
function shiftOf({ kind, utilityBar }: CompositionProps["composition"]): string {
  if (utilityBar) return "tablet:data-compact:-translate-y-12";
  return kind === "wide-search" ? "tablet:data-compact:-translate-y-3.5" : "tablet:data-compact:-translate-y-2.5";
}

export function SiteHeader() {
  const header = useRef<HTMLElement>(null);
  const hasFeature = useHasFeature();
  const composition = HEADER_COMPOSITION[usePageData().config.site.theme];
  const Composition = COMPOSITIONS[composition.kind];
  const menu = useCatalogueMenu(header);
  const { isCompact, onFocus } = useCompactHeader(header, menu.open);
  const catalogue = hasFeature("marketplace") && (
    <CatalogueButton
      ref={menu.button}
      open={menu.open}
      onToggle={menu.toggle}
      iconOnly={composition.kind === "single-row"}
    />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the focus and Esc of its content. */}
      <header
        ref={header}
        data-compact={isCompact || undefined}
        onFocus={onFocus}
        onKeyDown={menu.closeByKey}
        className={classNames(
          "group/header pointer-events-none sticky top-0 z-40 text-header-ink transition-transform duration-sheet",
          // Cancels scroll-padding inside the header: focusing one of its links must not scroll the page.
          "**:-scroll-mt-24",
          "max-tablet:data-compact:-translate-y-[53px]",
          // On a phone a page may have its own.
          "max-md:[body:has([data-phone-bar]):not(:has([data-searching]))_&]:hidden",
          shiftOf(composition),
          composition.coloured && "ground-dark",
        )}
      >
        <Composition composition={composition} catalogue={catalogue} />
        {menu.open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus of its content.
          <div
            ref={menu.sheet}
            id={MEGA_MENU_ID}
            onBlur={menu.closeWhenLeft}
            className="pointer-events-auto absolute inset-x-0 top-full max-tablet:hidden [&_:focus-visible]:outline-pri"
          >
            <Suspense fallback={null}>
              <LazyCatalogueMenu />
            </Suspense>
          </div>
        )}
      </header>
      {menu.open && <div aria-hidden="true" className="fixed inset-0 z-30 bg-backdrop opacity-84 max-tablet:hidden" />}
    </>
  );
}
