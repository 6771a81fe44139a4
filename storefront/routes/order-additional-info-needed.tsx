import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { pageLanguage } from "../context.ts";
import { loadQuestion } from "../features/forwarding/quotes/load-quotes.ts";
import { QuestionCard } from "../features/forwarding/quotes/question-card.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import { SignInOffer } from "../shell/sign-in-offer.tsx";
import type { Route } from "./+types/order-additional-info-needed";

/** ROUTE-50: what staff ask about a quote, from the link of its mail. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const quote = await loadQuestion(params["*"], { url, context, locale: pageLanguage(context) });
  return data({ quote }, { status: quote ? 200 : 404 });
}

export default function AdditionalInfoNeeded({ loaderData: { quote } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!quote) return <NotFound />;
  if (quote === "signed-out")
    return <SignInOffer title={t("quotes.question.offer")} text={t("quotes.question.offer-text")} />;
  const title = t("quotes.question.title", { number: quote.number });
  return (
    <div className="mx-auto max-w-180">
      <PageHead title={title} description={t("quotes.text")} noindex />
      <h1 className="mb-5 type-h1">{title}</h1>
      <QuestionCard quote={quote} />
    </div>
  );
}
