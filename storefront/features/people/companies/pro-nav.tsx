import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { type CompanyRole, keepsAccounts } from "#domain/people/companies/company-access.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { tabLinkClass } from "#storefront/shell/navigation/tab-link-class.ts";

const PAGES = [
  { to: "/site-pro", label: "pro.nav.desk" },
  { to: "/pro/statements", label: "pro.statements.title" },
  { to: "/pro/team", label: "pro.team.title" },
] as const;

/** The pages of a company beside each other. */
export function ProNav({ here, role }: { here: (typeof PAGES)[number]["to"]; role: CompanyRole | undefined }) {
  const t = useTranslate();
  const pages = PAGES.filter(({ to }) => to !== "/pro/statements" || (role && keepsAccounts(role)));
  return (
    <nav aria-label={t("pro.title")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-b border-line">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} aria-current={to === here ? "page" : undefined} className={tabLinkClass}>
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
