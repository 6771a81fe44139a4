import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { LayoutName } from "#domain/operations/storefronts/storefront.ts";
import { classNames } from "#ui/class-names.ts";
import { SiteFooter, SlimFooter } from "../footer/site-footer.tsx";
import { QuietHeader } from "../header/compositions/quiet-header.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { DrawerHost } from "../navigation/drawer/drawer-host.tsx";
import { TabBar } from "../navigation/tab-bar.tsx";
import { LAYOUT_SPECS, type LayoutSpec } from "./layouts.ts";

const GROUNDS: Record<LayoutSpec["ground"], string> = { bg: "bg-bg", sunk: "bg-sunk" };

const inside = "pt-6 pb-14 tablet:pt-10 tablet:pb-22";

const WIDTHS: Record<LayoutSpec["width"], string> = {
  open: "pb-14 tablet:pb-22",
  page: `container-page ${inside}`,
  // 720 px of text between the gutters; content that is no text, such as the 404, takes the full width.
  text: `container-page max-w-[752px] has-[[data-wide]]:max-w-[1328px] md:max-w-[768px] md:has-[[data-wide]]:max-w-[1328px] ${inside}`,
};

/** Header, footer and bars around a page's content. */
export function PageLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const t = useTranslate();
  const { header, footer, tabBar, ground, width, secure = false } = LAYOUT_SPECS[layout];
  return (
    <div className={classNames("flex min-h-dvh flex-col", GROUNDS[ground], tabBar && "max-tablet:pb-[82px]")}>
      <a href="#content" className="skip-link">
        {t("a11y.skip-to-content")}
      </a>
      {header === "full" && <SiteHeader />}
      {header === "quiet" && <QuietHeader secure={secure} />}
      <main id="content" tabIndex={-1} data-layout={layout} className={classNames("grow outline-none", WIDTHS[width])}>
        {children}
      </main>
      {footer === "full" && <SiteFooter />}
      {footer === "slim" && <SlimFooter />}
      {tabBar && <TabBar />}
      {header === "full" && <DrawerHost />}
    </div>
  );
}
