import {
  BriefcaseBusiness,
  FileText,
  LogOut,
  MapPin,
  MessageCircleWarning,
  Package,
  ReceiptText,
  UserRound,
  Wallet,
} from "lucide-react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useHasFeature } from "#storefront/shell/page-data.tsx";
import { useSignOut } from "#storefront/shell/visitor/use-sign-out.ts";
import { classNames } from "#ui/class-names.ts";
import { CounterBadge } from "#ui/icon-button.tsx";
import { Panel } from "#ui/panel.tsx";

const ENTRIES = [
  { to: "/parcels", labelKey: "parcels.title", icon: Package, needs: "forwarding" },
  { to: "/my-orders", labelKey: "auth.menu.orders", icon: ReceiptText },
  { to: "/quotes", labelKey: "quotes.title", icon: FileText, needs: "quotes" },
  { to: "/claims", labelKey: "claims.title", icon: MessageCircleWarning },
  { to: "/balance", labelKey: "auth.menu.balance", icon: Wallet },
  { to: "/delivery-addresses", labelKey: "auth.menu.addresses", icon: MapPin },
  { to: "/account-information", labelKey: "auth.menu.account", icon: UserRound },
  { to: "/site-pro", labelKey: "pro.account", icon: BriefcaseBusiness, needs: "pro", within: "/pro/" },
] as const;

const row =
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 text-start text-ui font-label text-ink2 " +
  "transition-colors hover:bg-sunk hover:text-ink aria-[current]:bg-soft aria-[current]:font-semibold " +
  "aria-[current]:text-softink [&_svg]:size-5";

/** The pages below an entry, and those that it has elsewhere. */
const isInside = (pathname: string, { to, within = `${to}/` }: { to: string; within?: string }) =>
  pathname.includes(`${to}/`) || pathname.includes(within);

/** Beside the account's pages on wide screens, a page of its own on small ones. */
export function AccountNav({ user, className }: { user: CurrentUser | null; className?: string }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const hasFeature = useHasFeature();
  const signOut = useSignOut();
  return (
    <Panel
      as="nav"
      padding="none"
      aria-label={t("account.navigation")}
      className={classNames("self-start p-2.5 pt-5", className)}
    >
      {user && <Owner user={user} />}
      <ul>
        {ENTRIES.filter((entry) => !("needs" in entry) || hasFeature(entry.needs)).map(
          ({ to, labelKey, icon: Icon, ...entry }) => (
            <li key={to}>
              <LocalLink
                to={to}
                className={row}
                {...(isInside(pathname, { to, ...entry }) && { "aria-current": true })}
              >
                <Icon aria-hidden="true" />
                <span className="grow">{t(labelKey)}</span>
                {to === "/my-orders" && user && <UnpaidCount count={user.unpaid_orders_count} />}
                {to === "/parcels" && user && <InboxCount count={user.inbox_count} />}
              </LocalLink>
            </li>
          ),
        )}
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" onClick={signOut} className={row}>
            <LogOut aria-hidden="true" />
            {t("auth.menu.sign-out")}
          </button>
        </li>
      </ul>
    </Panel>
  );
}

function Owner({ user: { first_name, last_name, email } }: { user: CurrentUser }) {
  const domainStart = email.lastIndexOf("@") + 1;
  const initials = [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? "").join("");
  return (
    <div className="mb-4 flex items-center gap-3 px-3.5">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-pri text-ui font-semibold text-onpri uppercase"
      >
        {initials}
      </span>
      <span className="min-w-0">
        <span className="block text-ui font-semibold wrap-anywhere">
          {first_name} {last_name}
        </span>
        <span className="block text-caption wrap-anywhere text-ink2">
          {email.slice(0, domainStart)}
          <wbr />
          {email.slice(domainStart)}
        </span>
      </span>
    </div>
  );
}

function UnpaidCount({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <>
      <CounterBadge count={count} />
      <span className="visually-hidden">{t("orders.unpaid", { count })}</span>
    </>
  );
}

function InboxCount({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <>
      <CounterBadge count={count} />
      <span className="visually-hidden">{t("inbox.count", { count })}</span>
    </>
  );
}
