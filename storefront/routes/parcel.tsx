import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Pill } from "#ui/pill.tsx";
import { SendOn } from "../features/forwarding/forward-requests/send-on.tsx";
import { ParcelDecisions } from "../features/forwarding/parcels/detail/parcel-decisions.tsx";
import { ParcelDetail } from "../features/forwarding/parcels/detail/parcel-detail.tsx";
import { loadParcel } from "../features/forwarding/parcels/load-parcels.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/parcel";

/** T059: a stranger's parcel is not found. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const parcel = await loadParcel({ url, context }, params.number);
  return data({ user: await loadAccountUser(context), parcel }, { status: parcel ? 200 : 404 });
}

export default function Parcel({ loaderData: { user, parcel } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!parcel) return <NotFound />;
  return (
    <AccountPage
      user={user}
      title={t("parcel.title", { number: parcel.number })}
      description={t("parcels.text")}
      back={{ to: "/parcels", name: t("parcels.title") }}
      mark={<Pill tone={parcel.tone}>{t(`parcel.status.${parcel.status}`)}</Pill>}
      action={
        <div className="flex flex-wrap gap-3">
          {parcel.actions.includes("reserve") && <SendOn number={parcel.number} />}
          <ParcelDecisions parcel={parcel} />
        </div>
      }
    >
      <ParcelDetail key={parcel.number} parcel={parcel} />
    </AccountPage>
  );
}
