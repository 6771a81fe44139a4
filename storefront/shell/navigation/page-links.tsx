import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { LocalLink } from "./local-link.tsx";
import { shownPages } from "./shown-pages.ts";

interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
  /** Without language. */
  pathOf: (page: number) => string;
  className?: string;
}

const box = "grid size-11 place-items-center rounded-field border text-ui font-semibold tabular-nums [&_svg]:size-5";
const quiet = "border-transparent hover:bg-surface";
const framed = "border-line bg-surface hover:border-line2";

/** The position in a list, and links to its other pages. */
export function PageLinks({ page, pageSize, total, pathOf, className }: PageLinksProps) {
  const t = useTranslate();
  const pageCount = Math.ceil(total / pageSize);
  const numbers = {
    first: formatCount((page - 1) * pageSize + 1),
    last: formatCount(Math.min(page * pageSize, total)),
    total: formatCount(total),
  };
  return (
    <div className={classNames("flex flex-wrap items-center justify-between gap-x-6 gap-y-3", className)}>
      <p role="status" className="text-sm text-ink2">
        {t("pages.showing", numbers)}
      </p>
      {pageCount > 1 && (
        <nav aria-label={t("pages.label")} className="flex flex-wrap gap-1">
          {page > 1 && (
            <StepLink to={pathOf(page - 1)} label={t("pages.previous")} icon={<ChevronLeft aria-hidden="true" />} />
          )}
          {shownPages(page, pageCount).map((number) => (
            <LocalLink
              key={number}
              to={pathOf(number)}
              aria-label={t("pages.page", { number })}
              aria-current={number === page ? "page" : undefined}
              className={classNames(box, number === page ? "border-ink bg-ink text-bg" : quiet)}
            >
              {number}
            </LocalLink>
          ))}
          {page < pageCount && (
            <StepLink to={pathOf(page + 1)} label={t("pages.next")} icon={<ChevronRight aria-hidden="true" />} />
          )}
        </nav>
      )}
    </div>
  );
}

function StepLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <LocalLink to={to} aria-label={label} aria-current={false} className={classNames(box, framed)}>
      {icon}
    </LocalLink>
  );
}
