import { ChevronDown, Link2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Question, QuestionGroup } from "#contracts/shop/content/content.ts";
import { questionPath } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { Vote } from "../vote.tsx";
import { GroupIcon, groupAnchor } from "./group-icon.tsx";

interface QuestionPanelProps {
  group: QuestionGroup;
  cards: readonly ProductCard[];
}

/** The questions of a group; each opens in place, also without scripts. */
export function QuestionPanel({ group, cards }: QuestionPanelProps) {
  const t = useTranslate();
  const anchor = groupAnchor(group);
  return (
    <section aria-labelledby={anchor}>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 text-pri">
        <GroupIcon group={group} />
        <h2 id={anchor} className="type-h3 text-ink">
          {group.name}
        </h2>
        <span className="text-caption text-ink2">{t("faq.answers", { count: group.questions.length })}</span>
      </div>
      <Panel as="div" padding="none" className="divide-y divide-line">
        {group.questions.map((question) => (
          <Answer key={question.id} question={question} cards={cards} />
        ))}
      </Panel>
    </section>
  );
}

function Answer({ question, cards }: { question: Question; cards: readonly ProductCard[] }) {
  const lang = useTextLanguage(question.language);
  return (
    <details className="group">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 rounded-panel px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <h3 lang={lang} className="text-base font-semibold">
          {question.title}
        </h3>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5 md:px-6">
        <Blocks lang={lang} blocks={question.blocks} cards={cards} place="answer" className="max-w-[704px] gap-4" />
        <AnswerFoot question={question} />
      </div>
    </details>
  );
}

function AnswerFoot({ question }: { question: Question }) {
  const t = useTranslate();
  const updated = useMomentText().day(question.updated_at);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <Vote entryId={question.id} />
      <p className="flex flex-wrap items-center gap-x-5 text-ink2">
        <time dateTime={question.updated_at}>{t("content.updated", { date: updated })}</time>
        <LocalLink
          to={questionPath(question.slug)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pri hover:underline"
        >
          <Link2 aria-hidden="true" className="size-4.5" />
          {t("faq.link")}
          <span className="sr-only">: {question.title}</span>
        </LocalLink>
      </p>
    </div>
  );
}
