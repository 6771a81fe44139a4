import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { FAQ_PATH, questionPath } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { questionsThing } from "../content-things.ts";
import type { AnsweredQuestion } from "../data/load-question.ts";
import { OtherLanguageNote } from "../other-language-note.tsx";
import { PageTrail } from "../page-trail.tsx";
import { Vote } from "../vote.tsx";
import { PeoplePanel } from "./people-panel.tsx";

/** ROUTE-05: one question with its answer. */
export function QuestionPage({ question, cards }: { question: AnsweredQuestion; cards: ProductCard[] }) {
  const t = useTranslate();
  const { id, title, description, slug, language, blocks, updated_at } = question;
  const lang = useTextLanguage(language);
  const updated = useMomentText().day(updated_at);
  return (
    <>
      <PageHead title={title} description={description} type="article" />
      <JsonLd id={`question-${id}`} thing={import.meta.env.SSR && questionsThing([question])} />
      <PageTrail above={[{ name: t("header.help"), to: FAQ_PATH }]} current={{ name: title, to: questionPath(slug) }} />
      <article className="mt-4 md:mt-6">
        <h1 lang={lang} className="type-h1 wrap-anywhere md:text-[2.5rem]/[2.875rem]">
          {title}
        </h1>
        <p className="mt-3 text-sm text-ink3">
          <time dateTime={updated_at}>{t("content.updated", { date: updated })}</time>
        </p>
        <OtherLanguageNote language={language} />
        <Blocks lang={lang} blocks={blocks} cards={cards} className="mt-7 text-[1.0625rem]/7 md:text-lg/[1.9375rem]" />
        <Vote entryId={id} className="mt-10 justify-between rounded-panel bg-sunk px-5 py-4" />
      </article>
      <RelatedQuestions questions={question.related} />
      <PeoplePanel className="mt-12" />
    </>
  );
}

function RelatedQuestions({ questions }: { questions: AnsweredQuestion["related"] }) {
  const t = useTranslate();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="mt-12">
      <h2 id="related-title" className="type-h3">
        {t("faq.related")}
      </h2>
      <Panel as="ul" padding="none" className="mt-3 divide-y divide-line">
        {questions.map(({ slug, title, language }) => (
          <RelatedQuestion key={slug} slug={slug} title={title} language={language} />
        ))}
      </Panel>
    </section>
  );
}

function RelatedQuestion({ slug, title, language }: AnsweredQuestion["related"][number]) {
  return (
    <li lang={useTextLanguage(language)}>
      <LocalLink
        to={questionPath(slug)}
        className="flex min-h-13 items-center rounded-panel px-5 py-3 text-ui font-semibold hover:underline"
      >
        {title}
      </LocalLink>
    </li>
  );
}
