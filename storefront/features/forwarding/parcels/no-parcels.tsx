import { PackageOpen } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LoadingFailed } from "#storefront/shell/errors/loading-failed.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type DeskQuery, deskPath } from "./desk-query.ts";

/** An empty tab, a search without a result, or a list that could not be loaded. */
export function NoParcels({ query, isFailed }: { query: DeskQuery; isFailed: boolean }) {
  const t = useTranslate();
  if (isFailed) return <LoadingFailed title={t("parcels.failed.title")} text={t("parcels.failed.text")} />;
  const isNarrowed = query.search !== "" || query.warehouse !== "";
  return (
    <EmptyState
      title={t(isNarrowed ? "parcels.none.title" : "parcels.empty.title")}
      drawing={<PackageOpen className="size-12 text-pri" />}
      action={
        isNarrowed ? (
          <LocalLink to={deskPath({ tab: query.tab })} className={buttonClass({ variant: "outline" })}>
            {t("parcels.none.action")}
          </LocalLink>
        ) : (
          <LocalLink to="/parcels/announce" className={buttonClass({ variant: "outline" })}>
            {t("parcels.announce")}
          </LocalLink>
        )
      }
    />
  );
}
