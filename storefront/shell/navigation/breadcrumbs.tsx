import { ChevronRight } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "./local-link.tsx";

interface BreadcrumbsProps {
  /** The pages above this one, from the root down; addresses without language. */
  above: readonly { name: string; to: string }[];
  current: string;
}

/** CATALOG-04: root, parents, and the current page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t("listing.breadcrumbs")} className="text-sm max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-x-2 text-ink3">
            <LocalLink to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
              {name}
            </LocalLink>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  );
}
