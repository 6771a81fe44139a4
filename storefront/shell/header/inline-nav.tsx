import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { useDepartments } from "../navigation/departments.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { useSiteLinks } from "../navigation/use-site-links.ts";

interface InlineNavProps {
  catalogue: ReactNode;
  /** Beside a centred logo there is room for the departments only; the rest is in the catalogue's menu. */
  short: boolean;
}

/** Departments as text in the main row. Where they do not fit, the catalogue's button has a label instead. */
export function InlineNav({ catalogue, short }: InlineNavProps) {
  const t = useTranslate();
  const departments = useDepartments();
  const deals = useSiteLinks(["dealZone"]);
  return (
    <nav
      aria-label={t("a11y.main-navigation")}
      className={classNames("-ms-3 flex grow items-center gap-x-1 max-tablet:hidden", short && "flex-1")}
    >
      {catalogue}
      <ul className="flex items-center gap-x-1 max-[1200px]:hidden">
        {[...departments, ...(short ? [] : deals)].map(({ name, to, label }) => (
          <li key={name}>
            <LocalLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-tag px-2.5 text-ui whitespace-nowrap underline-offset-6 hover:underline aria-[current=page]:underline"
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
