import { ArrowLeft, ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { classNames } from "#ui/class-names.ts";
import { AccountNav } from "./account-nav.tsx";

interface AccountPageProps {
  /** Null when loading failed; then the user known to the browser is shown. */
  user: CurrentUser | null;
  title: string;
  description: string;
  /** The parent page; the account menu by default. */
  back?: { to: string; name: string };
  /** Shown beside the title. */
  mark?: ReactNode;
  /** Shown at the end of the title row. */
  action?: ReactNode;
  children: ReactNode;
}

/** The account navigation is at the side; on small screens a back link replaces it, on a phone in the page's bar. */
export function AccountPage({ user, title, description, back, mark, action, children }: AccountPageProps) {
  const visitor = useVisitor();
  return (
    <div className="grid gap-x-8 tablet:grid-cols-[248px_minmax(0,1fr)] xl:gap-x-10 print:block">
      <PageHead title={title} description={description} noindex />
      <AccountNav user={user ?? visitor.user} className="max-tablet:hidden print:hidden" />
      <div className="min-w-0">
        {back ? <BackTo {...back} /> : <BackToAccount />}
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-6">
          <div className="min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:contents md:flex">
            <PhoneBar back={back?.to ?? "/user-account"}>
              <h1 className="type-h3 md:type-h1">{title}</h1>
            </PhoneBar>
            {mark}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}

const BACK = "-ms-1 mb-1 inline-flex min-h-11 items-center text-sm max-md:hidden print:hidden";

function BackTo({ to, name }: { to: string; name: string }) {
  return (
    <LocalLink to={to} className={classNames(BACK, "gap-2 text-ink2 hover:text-ink hover:underline")}>
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {name}
    </LocalLink>
  );
}

/** Hidden on wide screens, which show the navigation. */
function BackToAccount() {
  const t = useTranslate();
  return (
    <LocalLink to="/user-account" className={classNames(BACK, "gap-1 font-semibold text-pri tablet:hidden")}>
      <ChevronLeft aria-hidden="true" className="size-4.5" />
      {t("account.title")}
    </LocalLink>
  );
}
