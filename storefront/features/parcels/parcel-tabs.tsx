import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { PARCEL_TABS, type ParcelTab } from "../../../domain/parcels/parcel-tab.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { type DeskQuery, deskPath } from "./desk-query.ts";

const tabClass =
  "relative flex min-h-12 items-center gap-2 text-ui font-label whitespace-nowrap text-ink2 hover:text-ink " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink after:absolute after:inset-x-0 after:bottom-0 " +
  "after:h-[3px] after:rounded-t-full aria-[current=page]:after:bg-pri focus-visible:-outline-offset-3";

interface ParcelTabsProps {
  query: DeskQuery;
  counts: Readonly<Record<ParcelTab, number>>;
}

export function ParcelTabs({ query, counts }: ParcelTabsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t("parcels.tabs")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-b border-line">
        {PARCEL_TABS.map((tab) => (
          <li key={tab}>
            <LocalLink
              to={deskPath({ ...query, tab, after: "" })}
              aria-current={tab === query.tab ? "page" : undefined}
              className={tabClass}
            >
              {t(`parcels.tab.${tab}`)}
              <span className="rounded-tag bg-surface px-1.5 text-caption text-ink2 tabular-nums">{counts[tab]}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
