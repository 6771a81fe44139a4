import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Pill } from "#ui/pill.tsx";
import { pageLanguage } from "../context.ts";
import { loadOwnQuote } from "../features/forwarding/quotes/load-quotes.ts";
import { QuoteView } from "../features/forwarding/quotes/quote-view.tsx";
import { usePaidQuote } from "../features/forwarding/quotes/use-paid-quote.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/quote";

/** ROUTE-24: one quote. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const quote = await loadOwnQuote(params.slug, { url, context, locale: pageLanguage(context) });
  return data({ quote, user: await loadAccountUser(context) }, { status: quote ? 200 : 404 });
}

export default function Quote({ loaderData: { user, quote } }: Route.ComponentProps) {
  const t = useTranslate();
  usePaidQuote(quote);
  if (!quote) return <NotFound />;
  return (
    <AccountPage
      user={user}
      title={t("quotes.detail.title", { number: quote.number })}
      description={t("quotes.text")}
      back={{ to: "/quotes", name: t("quotes.title") }}
      mark={<Pill tone={quote.status_tone}>{t(quote.status_key as MessageKey)}</Pill>}
    >
      <QuoteView key={quote.versions.length} quote={quote} />
    </AccountPage>
  );
}
