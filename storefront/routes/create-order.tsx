import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Pill } from "#ui/pill.tsx";
import { findQuote } from "../features/forwarding/quotes/load-quotes.ts";
import { QuoteView } from "../features/forwarding/quotes/quote-view.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/create-order";

/** ROUTE-49: a quote to accept, from the link of its mail. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { quote: await findQuote(params["*"], { context }) };
}

export default function CreateOrder({ loaderData: { quote } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!quote) return <NotFound />;
  const title = t("quotes.create.title", { number: quote.number });
  return (
    <>
      <PageHead title={title} description={t("quotes.text")} noindex />
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-6">
        <h1 className="type-h1">{title}</h1>
        <Pill tone={quote.status_tone}>{t(quote.status_key as MessageKey)}</Pill>
      </div>
      <QuoteView key={quote.versions.length} quote={quote} />
    </>
  );
}
