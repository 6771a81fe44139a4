import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { loadTeam } from "../features/people/companies/load-pro.ts";
import { TeamPage } from "../features/people/companies/team-page.tsx";
import type { Route } from "./+types/pro-team";

export async function loader({ context }: Route.LoaderArgs) {
  const [user, page] = await Promise.all([loadAccountUser(context), loadTeam(context)]);
  return { user, page };
}

export default function ProTeam({ loaderData: { user, page } }: Route.ComponentProps) {
  const t = useTranslate();
  const { company } = page;
  return (
    <AccountPage
      user={user}
      title={t("pro.team.title")}
      description={t("pro.team.text", { company })}
      back={{ to: "/site-pro", name: t("pro.nav.desk") }}
    >
      <TeamPage {...page} />
    </AccountPage>
  );
}
