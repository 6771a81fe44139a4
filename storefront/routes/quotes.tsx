import { Plus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { pageLanguage } from "../context.ts";
import { loadQuotes } from "../features/forwarding/quotes/load-quotes.ts";
import { QuotesList } from "../features/forwarding/quotes/quotes-list.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { LocalLink } from "../shell/navigation/local-link.tsx";
import type { Route } from "./+types/quotes";

/** ROUTE-24: the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadQuotes({ url, context, locale: pageLanguage(context) });
  return { list, user: await loadAccountUser(context) };
}

export default function Quotes({ loaderData: { user, list } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage
      user={user}
      title={t("quotes.title")}
      description={t("quotes.text")}
      action={
        <LocalLink to="/order-form" className={buttonClass()}>
          <Plus aria-hidden="true" />
          {t("quotes.empty.action")}
        </LocalLink>
      }
    >
      <QuotesList list={list} />
    </AccountPage>
  );
}
