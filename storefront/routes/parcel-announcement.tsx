import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { AnnounceForm } from "../features/forwarding/parcels/announce/announce-form.tsx";
import { loadAddresses } from "../features/forwarding/parcels/load-parcels.ts";
import { UnconfirmedEmail } from "../features/forwarding/parcels/unconfirmed-email.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/parcel-announcement";

export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = await loadAddresses({ url, context });
  return { user: await loadAccountUser(context), ...desk };
}

export default function ParcelAnnouncement({ loaderData: { user, addresses, mayAct } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage
      user={user}
      title={t("parcels.announce")}
      description={t("parcel.announce.text")}
      back={{ to: "/parcels", name: t("parcels.title") }}
    >
      {!mayAct && <Note>{t("pro.read-only")}</Note>}
      {mayAct && (addresses.length === 0 ? <UnconfirmedEmail /> : <AnnounceForm addresses={addresses} />)}
    </AccountPage>
  );
}
