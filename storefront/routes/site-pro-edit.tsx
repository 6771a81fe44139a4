import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { Pill } from "#ui/pill.tsx";
import { DeclarationGrid } from "../features/forwarding/pro-desk/edit/declaration-grid.tsx";
import { loadGrid } from "../features/forwarding/pro-desk/load-pro-desk.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/site-pro-edit";

/** ROUTE-34 T059: the declaration of one's own parcel as a grid. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const grid = await loadGrid({ url, context }, params.id);
  return data({ user: await loadAccountUser(context), grid }, { status: grid ? 200 : 404 });
}

export default function SiteProEdit({ loaderData: { user, grid } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!grid) return <NotFound />;
  const { parcel, templates } = grid;
  const back = templates
    ? { to: "/site-pro?tab=parcels", name: t("pro.desk") }
    : { to: `/parcels/${parcel.number}`, name: t("parcel.title", { number: parcel.number }) };
  return (
    <AccountPage
      user={user}
      title={t("pro.grid.title", { number: parcel.number })}
      description={t("declaration.text")}
      back={back}
      mark={<Pill tone={parcel.tone}>{t(`parcel.status.${parcel.status}`)}</Pill>}
    >
      {parcel.can_declare ? (
        <DeclarationGrid key={parcel.number} {...grid} />
      ) : (
        <Note>{t("declaration.file.closed")}</Note>
      )}
    </AccountPage>
  );
}
