import { PackagePlus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button.tsx";
import { SendOn } from "../features/forwarding/forward-requests/send-on.tsx";
import { DeskView } from "../features/forwarding/parcels/desk-view.tsx";
import { loadDesk } from "../features/forwarding/parcels/load-parcels.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { LocalLink } from "../shell/navigation/local-link.tsx";
import type { Route } from "./+types/parcels";

/** FORWARDING-02: the forwarding desk. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = await loadDesk({ url, context });
  return { user: await loadAccountUser(context), desk };
}

export default function Parcels({ loaderData: { user, desk } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage
      user={user}
      title={t("parcels.title")}
      description={t("parcels.text")}
      action={
        desk.desk.suite?.may_act && (
          <div className="flex flex-wrap gap-3">
            <SendOn />
            <LocalLink to="/parcels/announce" className={buttonClass({ variant: "outline" })}>
              <PackagePlus aria-hidden="true" />
              {t("parcels.announce")}
            </LocalLink>
          </div>
        )
      }
    >
      <DeskView {...desk} />
    </AccountPage>
  );
}
