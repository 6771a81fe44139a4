import { House, LayoutGrid, Link as LinkIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useHasFeature } from "../page-data.tsx";
import { useVisitor } from "../visitor/current-user.ts";
import { CartIcon } from "./cart-icon.tsx";
import { openDrawer, useDrawerOpen } from "./drawer/drawer-store.ts";
import { LocalLink } from "./local-link.tsx";
import { Opener } from "./opener.tsx";
import { ParcelsIcon } from "./parcels-icon.tsx";
import type { LinkName } from "./site-links.ts";
import { useLocalPath } from "./use-local-path.ts";
import { useSiteLinks } from "./use-site-links.ts";

const tabClass =
  "relative flex size-full cursor-pointer flex-col items-center gap-1 rounded-field pt-2.5 text-xs font-label text-ink2 " +
  "focus-visible:-outline-offset-3 aria-[current=page]:text-pri " +
  "before:absolute before:top-0 before:h-[3px] before:w-8 before:rounded-b-full aria-[current=page]:before:bg-pri [&_svg]:size-5.5";

/** The navigation below 1025 px: 82 px high, including the screen's safe area. A page's own bar replaces it. */
export function TabBar() {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const { user } = useVisitor();
  return (
    <nav
      aria-label={t("a11y.tab-bar")}
      className="fixed inset-x-0 bottom-0 z-40 h-[82px] border-t border-line bg-surface tablet:hidden [body:has([data-page-bar])_&]:hidden"
    >
      <ul className="mx-auto grid h-full max-w-160 auto-cols-fr grid-flow-col px-1">
        <LinkTab name="home" icon={<House aria-hidden="true" />} />
        {hasFeature("marketplace") ? (
          <CatalogueTab />
        ) : (
          <LinkTab name="buyForMe" icon={<LinkIcon aria-hidden="true" />} />
        )}
        <LinkTab name="parcels" icon={<ParcelsIcon />} />
        <LinkTab name="cart" icon={<CartIcon />} />
        <li>
          <LocalLink to={user ? "/user-account" : "/login"} className={tabClass}>
            <UserRound aria-hidden="true" />
            {t("header.account")}
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}

function LinkTab({ name, icon }: { name: LinkName; icon: ReactNode }) {
  return useSiteLinks([name]).map(({ to, label }) => (
    <li key={name}>
      <LocalLink to={to} className={tabClass}>
        {icon}
        {label}
      </LocalLink>
    </li>
  ));
}

function CatalogueTab() {
  const t = useTranslate();
  const fallback = useLocalPath("/marketplace");
  const open = useDrawerOpen();
  return (
    <li>
      <Opener fallback={fallback} onOpen={openDrawer} aria-haspopup="dialog" aria-expanded={open} className={tabClass}>
        <LayoutGrid aria-hidden="true" />
        {t("header.catalogue")}
      </Opener>
    </li>
  );
}
