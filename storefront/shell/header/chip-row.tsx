import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { useDepartments } from "../navigation/departments.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { useSiteLinks } from "../navigation/use-site-links.ts";

const chip =
  "inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap " +
  "text-ink transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-bg";

/** The navigation as chips: departments, then services. */
export function ChipRow() {
  const t = useTranslate();
  const departments = useDepartments();
  const links = useSiteLinks(["dealZone", "buyForMe", "forward", "calculator", "track", "blog", "business", "help"]);
  const chips = [...departments, ...links];
  if (chips.length === 0) return null;
  return (
    <nav
      aria-label={t("a11y.main-navigation")}
      className={classNames(
        "pointer-events-auto relative z-1 border-b border-line bg-bg transition-[opacity,visibility] max-tablet:hidden",
        "group-data-compact/header:invisible group-data-compact/header:opacity-0",
      )}
    >
      <ul className="container-page flex h-14 items-center gap-2 overflow-x-auto [scrollbar-width:none]">
        {chips.map(({ name, to, label }) => (
          <li key={name}>
            <LocalLink to={to} className={chip}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
