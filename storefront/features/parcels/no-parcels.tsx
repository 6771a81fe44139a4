import { CloudOff, PackageOpen } from "lucide-react";
import { useRevalidator } from "react-router";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { type DeskQuery, deskPath } from "./desk-query.ts";

/** An empty tab, a search without a result, or a list that could not be loaded. */
export function NoParcels({ query, isFailed }: { query: DeskQuery; isFailed: boolean }) {
  const t = useTranslate();
  if (isFailed) return <LoadingFailed />;
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

function LoadingFailed() {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={t("parcels.failed.title")}
        text={t("parcels.failed.text")}
        drawing={<CloudOff className="size-12 text-pri" />}
        action={
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            {t("error.try-again")}
          </Button>
        }
      />
    </div>
  );
}
