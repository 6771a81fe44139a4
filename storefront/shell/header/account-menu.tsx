import { LogOut, MapPin, ReceiptText, UserRound, Wallet } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Menu, menuItemClass } from "#ui/menu/menu.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { useSignOut } from "../visitor/use-sign-out.ts";

const ENTRIES = [
  { to: "/account-information", labelKey: "auth.menu.account", icon: UserRound },
  { to: "/my-orders", labelKey: "auth.menu.orders", icon: ReceiptText },
  { to: "/delivery-addresses", labelKey: "auth.menu.addresses", icon: MapPin },
  { to: "/balance", labelKey: "auth.menu.balance", icon: Wallet },
] as const;

interface AccountMenuProps {
  firstName: string;
  /** After signing in from the header's link, the focus moves to the menu that replaces the link. */
  takesFocus: boolean;
  className: string;
  labelClassName: string;
}

export function AccountMenu({ firstName, takesFocus, className, labelClassName }: AccountMenuProps) {
  const t = useTranslate();
  const signOut = useSignOut();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) container.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return (
    <div ref={container}>
      <Menu
        align="end"
        hideChevron
        panelClassName="w-64 [&_:focus-visible]:outline-pri [&_svg]:size-5"
        triggerClassName={className}
        triggerLabel={t("auth.menu.label", { name: firstName })}
        trigger={
          <>
            <UserRound aria-hidden="true" />
            <span className={labelClassName}>{firstName}</span>
          </>
        }
      >
        <ul>
          {ENTRIES.map(({ to, labelKey, icon: Icon }) => (
            <li key={to}>
              <LocalLink to={to} className={menuItemClass()}>
                <Icon aria-hidden="true" />
                {t(labelKey)}
              </LocalLink>
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <button type="button" onClick={signOut} className={menuItemClass()}>
              <LogOut aria-hidden="true" />
              {t("auth.menu.sign-out")}
            </button>
          </li>
        </ul>
      </Menu>
    </div>
  );
}
