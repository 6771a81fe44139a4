import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "../../../contracts/calls/identity.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { PageHead } from "../../shell/head/page-head.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useVisitor } from "../../shell/visitor/current-user.ts";
import { AccountNav } from "./account-nav.tsx";

interface AccountPageProps {
  /** None when the page could not be loaded: then whoever the browser knows. */
  user: CurrentUser | null;
  title: string;
  description: string;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the account: the ways through it at the side, or one step back where there is no room for them. */
export function AccountPage({ user, title, description, action, children }: AccountPageProps) {
  const t = useTranslate();
  const visitor = useVisitor();
  return (
    <div className="grid gap-x-8 min-[1025px]:grid-cols-[248px_minmax(0,1fr)] xl:gap-x-10">
      <PageHead title={title} description={description} noindex />
      <AccountNav user={user ?? visitor.user} className="max-[1025px]:hidden" />
      <div className="min-w-0">
        <LocalLink
          to="/user-account"
          className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-pri min-[1025px]:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          {t("account.title")}
        </LocalLink>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-6">
          <h1 className="type-h1">{title}</h1>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
