import { BadgePercent } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { useDepartments } from "../navigation/departments.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { useSiteLinks } from "../navigation/use-site-links.ts";

const item =
  "relative inline-flex h-full items-center gap-2 rounded-tag whitespace-nowrap transition-colors hover:text-pri " +
  "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full aria-[current=page]:after:bg-pri " +
  "focus-visible:-outline-offset-3";

interface NavRowProps {
  /** Between two hairlines of the container's width instead of the page's. */
  framed: boolean;
}

/** Departments, the deal zone, the services, and the blog at the end. */
export function NavRow({ framed }: NavRowProps) {
  const t = useTranslate();
  const departments = useDepartments();
  const deals = useSiteLinks(["dealZone"]);
  const services = useSiteLinks(["buyForMe", "forward", "calculator"]);
  const blog = useSiteLinks(["blog"]);
  const hasShop = departments.length + deals.length > 0;
  return (
    <nav
      aria-label={t("a11y.main-navigation")}
      className={classNames(
        "pointer-events-auto relative z-1 bg-header transition-[opacity,visibility] max-tablet:hidden",
        "group-data-compact/header:invisible group-data-compact/header:opacity-0",
        !framed && "border-b border-line",
      )}
    >
      <div className="container-page">
        <ul
          className={classNames(
            "flex items-center gap-x-3 overflow-x-auto text-sm [scrollbar-width:none] min-[1200px]:gap-x-5 min-[1200px]:text-ui xl:gap-x-7.5",
            framed ? "h-12 border-y border-line" : "h-13 font-label",
          )}
        >
          {departments.map(({ name, to, label }) => (
            <li key={name} className="h-full">
              <LocalLink to={to} className={item}>
                {label}
              </LocalLink>
            </li>
          ))}
          {deals.map(({ name, to, label }) => (
            <li key={name} className="h-full">
              <LocalLink to={to} className={classNames(item, "text-sale hover:text-sale hover:underline")}>
                <BadgePercent aria-hidden="true" className="size-4.5" />
                {label}
              </LocalLink>
            </li>
          ))}
          {hasShop && services.length > 0 && <li aria-hidden="true" className="h-4.5 border-s border-line" />}
          {services.map(({ name, to, label }) => (
            <li key={name} className="h-full">
              <LocalLink to={to} className={item}>
                {label}
              </LocalLink>
            </li>
          ))}
          {blog.map(({ name, to, label }) => (
            <li key={name} className="ms-auto h-full">
              <LocalLink to={to} className={item}>
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
