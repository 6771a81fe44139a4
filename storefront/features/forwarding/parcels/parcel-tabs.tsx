import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PARCEL_TABS, type ParcelTab } from "#domain/forwarding/parcels/parcel-tab.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { tabLinkClass } from "#storefront/shell/navigation/tab-link-class.ts";
import { type DeskQuery, deskPath } from "./desk-query.ts";

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
              className={tabLinkClass}
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
