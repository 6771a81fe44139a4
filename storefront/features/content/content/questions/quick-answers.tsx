import { ArrowRight, CircleHelp } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { FAQ_PATH, questionPath } from "#storefront/commerce/content/content-paths.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import type { QuickQuestion } from "../data/load-blog.ts";

/** Questions beside the articles: an answer may be enough. */
export function QuickAnswers({ questions }: { questions: readonly QuickQuestion[] }) {
  const t = useTranslate();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="quick-title" className="rounded-panel bg-soft p-5 text-softink md:p-8">
      <h2 id="quick-title" className="type-h3">
        {t("blog.quick.title")}
      </h2>
      <p className="mt-1.5">{t("blog.quick.text")}</p>
      <ul className="mt-3">
        {questions.map(({ slug, title }) => (
          <li key={slug}>
            <LocalLink
              to={questionPath(slug)}
              className="inline-flex min-h-11 items-center gap-2.5 text-ui font-semibold hover:underline"
            >
              <CircleHelp aria-hidden="true" className="size-5" />
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink to={FAQ_PATH} className={`mt-5 ${buttonClass({ variant: "outline" })}`}>
        {t("header.help")}
        <ArrowRight aria-hidden="true" />
      </LocalLink>
    </section>
  );
}
