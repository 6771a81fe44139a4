import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { classNames } from "#ui/class-names.ts";
import { FOOTER_ID } from "../footer/footer-id.ts";
import { CartIcon } from "../navigation/cart-icon.tsx";
import { openDrawer, useDrawerOpen } from "../navigation/drawer/drawer-store.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { Opener } from "../navigation/opener.tsx";
import { ParcelsIcon } from "../navigation/parcels-icon.tsx";
import { SettingsMenu } from "../navigation/settings/settings-menu.tsx";
import type { LinkName } from "../navigation/site-links.ts";
import { useSiteLinks } from "../navigation/use-site-links.ts";
import { useVisitor } from "../visitor/current-user.ts";
import { AccountAction } from "./account-action.tsx";
import { actionClass } from "./action-class.ts";

const BalanceAction = late(async () => (await import("./balance-action.tsx")).BalanceAction);

const onlyWide = "max-tablet:hidden";

interface HeaderActionsProps {
  /** With labels under the icons, where there is room. */
  labelled: boolean;
  /** With language, currency and help, for headers without a utility bar. */
  withSettings: boolean;
  /** Icons before the others. */
  children?: ReactNode;
  className?: string;
}

/** Account, balance, parcels and cart; on small screens the last two are in the tab bar and the menu is here. */
export function HeaderActions({ labelled, withSettings, children, className }: HeaderActionsProps) {
  const t = useTranslate();
  const labelClass = labelled ? "text-header-ink/80 max-xl:sr-only" : "sr-only";
  const look = classNames(actionClass, labelled && "xl:min-w-16");
  return (
    <nav aria-label={t("a11y.account-navigation")} className={classNames("flex shrink-0 items-center", className)}>
      {children}
      {withSettings && <SettingsMenu className={onlyWide} triggerClassName={look} labelClassName={labelClass} />}
      <MenuAction />
      <AccountAction className={look} labelClassName={classNames(labelClass, "max-w-24 truncate")} />
      <BalanceLink className={classNames(look, onlyWide)} labelClass={labelClass} />
      <Action name="parcels" icon={<ParcelsIcon />} className={look} labelClass={labelClass} />
      <CartAction className={look} labelClass={labelClass} />
    </nav>
  );
}

interface ActionProps {
  name: LinkName;
  icon: ReactNode;
  className: string;
  labelClass: string;
}

function Action({ name, icon, className, labelClass }: ActionProps) {
  return useSiteLinks([name]).map(({ to, label }) => (
    <LocalLink key={name} to={to} className={classNames(className, onlyWide)}>
      {icon}
      <span className={labelClass}>{label}</span>
    </LocalLink>
  ));
}

/** On a small screen it is shown only while a page's own bar replaces the tab bar. */
function CartAction({ className, labelClass }: Pick<ActionProps, "className" | "labelClass">) {
  return useSiteLinks(["cart"]).map(({ name, to, label }) => (
    <LocalLink
      key={name}
      to={to}
      className={classNames(className, "max-tablet:[body:not(:has([data-page-bar]))_&]:hidden")}
    >
      <CartIcon />
      <span className={labelClass}>{label}</span>
    </LocalLink>
  ));
}

/** Only for a signed-in user. */
function BalanceLink(look: Pick<ActionProps, "className" | "labelClass">) {
  const { user } = useVisitor();
  if (!user) return null;
  return (
    <Suspense>
      <BalanceAction key={user.id} {...look} />
    </Suspense>
  );
}

function MenuAction() {
  const t = useTranslate();
  const open = useDrawerOpen();
  return (
    <Opener
      fallback={`#${FOOTER_ID}`}
      onOpen={openDrawer}
      aria-label={t("header.menu")}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={classNames(actionClass, "tablet:hidden")}
    >
      <MenuIcon aria-hidden="true" />
    </Opener>
  );
}
