import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { type CompanyRole, keepsAccounts } from "../../../domain/companies/company-access.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";

const PAGES = [
  { to: "/site-pro", label: "pro.nav.desk" },
  { to: "/pro/team", label: "pro.team.title" },
  { to: "/pro/statements", label: "pro.statements.title" },
] as const;

/** The pages of a company beside each other. */
export function ProNav({ here, role }: { here: (typeof PAGES)[number]["to"]; role: CompanyRole | undefined }) {
  const t = useTranslate();
  const pages = PAGES.filter(({ to }) => to !== "/pro/statements" || (role && keepsAccounts(role)));
  return (
    <nav aria-label={t("pro.title")} className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line pb-3 text-ui">
      {pages.map(({ to, label }) => (
        <LocalLink
          key={to}
          to={to}
          aria-current={to === here ? "page" : undefined}
          className={to === here ? "font-semibold" : "text-pri underline underline-offset-3"}
        >
          {t(label)}
        </LocalLink>
      ))}
    </nav>
  );
}
