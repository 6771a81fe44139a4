import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AddressCard } from "./address-card.tsx";
import { ArrivalMailsChoice } from "./arrival-mails-choice.tsx";
import { type DeskLook, deskPath, lookOf } from "./desk-query.ts";
import { DeskSearch } from "./desk-search.tsx";
import { FindParcel } from "./find-parcel.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import type { DeskData } from "./load-parcels.ts";
import { NoParcels } from "./no-parcels.tsx";
import { ParcelTabs } from "./parcel-tabs.tsx";
import { useSelection } from "./selection.ts";
import { SendTogetherBar } from "./send-together-bar.tsx";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import { WarehouseGroups } from "./warehouse-groups.tsx";

/** FORWARDING-02: the customer's own addresses, what waits for them, and their parcels. */
export function DeskView({ desk, query, list, waiting }: DeskData) {
  const isNew = Object.values(desk.counts).every((count) => count === 0);
  const look = lookOf(query, list?.items.length ?? 0);
  if (!desk.suite) return <UnconfirmedEmail />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-5 xl:grid-cols-2">
        <AddressCard suite={desk.suite} addresses={desk.addresses} />
        {isNew ? <FirstSteps /> : <InboxPanel items={waiting} />}
      </div>
      {!isNew && (
        <div className="grid grid-cols-1 gap-5">
          <ParcelTabs query={query} counts={desk.counts} />
          <DeskSearch query={query} look={look} addresses={desk.addresses} />
          <ParcelList {...{ desk, query, list, look }} />
        </div>
      )}
      {desk.suite.may_act && (
        <>
          <FindParcel />
          <ArrivalMailsChoice chosen={desk.suite.arrival_mails} />
        </>
      )}
    </div>
  );
}

interface ParcelListProps extends Pick<DeskData, "desk" | "query" | "list"> {
  look: DeskLook;
}

function ParcelList({ desk, query, list, look }: ParcelListProps) {
  const t = useTranslate();
  const selection = useSelection(list?.items ?? []);
  if (!list || list.items.length === 0) return <NoParcels query={query} isFailed={list === null} />;
  return (
    <section aria-label={t("parcels.list")} className="grid gap-5">
      <WarehouseGroups parcels={list.items} addresses={desk.addresses} {...{ selection, look }} />
      {list.next && (
        <p className="text-center">
          <LocalLink to={deskPath({ ...query, after: list.next })} className={buttonClass({ variant: "outline" })}>
            {t("parcels.more")}
          </LocalLink>
        </p>
      )}
      <SendTogetherBar chosen={selection.chosen} addresses={desk.addresses} />
    </section>
  );
}
