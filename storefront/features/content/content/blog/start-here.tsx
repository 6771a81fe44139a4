import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { articlePath } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";

const MOST = 5;
const FEWEST = 3;

/** One article of each topic, the first of them. */
function firstOfEachTopic(articles: readonly ArticleCard[]): ArticleCard[] {
  const firsts = new Map<string, ArticleCard>();
  for (const article of articles) {
    if (article.topic && !firsts.has(article.topic.slug)) firsts.set(article.topic.slug, article);
  }
  return [...firsts.values()].slice(0, MOST);
}

/** Where a new reader may begin. */
export function StartHere({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTranslate();
  const picked = firstOfEachTopic(articles);
  if (picked.length < FEWEST) return null;
  return (
    <Panel padding="widest" aria-labelledby="start-title" title={t("blog.start")} titleClassName="type-h3">
      <ol className="mt-3 divide-y divide-line">
        {picked.map((article, index) => (
          <StartRow key={article.id} article={article} number={index + 1} />
        ))}
      </ol>
    </Panel>
  );
}

function StartRow({ article, number }: { article: ArticleCard; number: number }) {
  const t = useTranslate();
  const { title, slug, topic, reading_minutes, language } = article;
  return (
    <li className="relative flex items-center gap-4 py-3.5">
      <span aria-hidden="true" className="w-4 shrink-0 font-semibold text-ink2 tabular-nums">
        {number}
      </span>
      <LocalLink
        lang={useTextLanguage(language)}
        to={articlePath(slug)}
        className="min-w-0 grow rounded-tag text-ui font-semibold hover:underline after:absolute after:inset-0 after:content-['']"
      >
        {title}
      </LocalLink>
      <span className="shrink-0 text-caption text-ink2 max-sm:hidden">
        {topic?.name} · {t("content.minutes", { minutes: reading_minutes })}
      </span>
    </li>
  );
}
