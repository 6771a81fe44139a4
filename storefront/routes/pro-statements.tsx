import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { loadStatements } from "../features/people/companies/load-pro.ts";
import { StatementsPage } from "../features/people/companies/statements-page.tsx";
import type { Route } from "./+types/pro-statements";

export async function loader({ context }: Route.LoaderArgs) {
  const [user, page] = await Promise.all([loadAccountUser(context), loadStatements(context)]);
  return { user, page };
}

export default function ProStatements({ loaderData: { user, page } }: Route.ComponentProps) {
  const t = useTranslate();
  const { company } = page;
  return (
    <AccountPage
      user={user}
      title={t("pro.statements.title")}
      description={t("pro.statements.text", { company })}
      back={{ to: "/site-pro", name: t("pro.nav.desk") }}
    >
      <StatementsPage {...page} />
    </AccountPage>
  );
}
