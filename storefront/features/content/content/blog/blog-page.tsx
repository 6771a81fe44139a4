import { Rss } from "lucide-react";
import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import type { ArticleCard as Card } from "#contracts/shop/content/content.ts";
import { ArticleCard } from "#storefront/commerce/content/article-card.tsx";
import { BLOG_PATH } from "#storefront/commerce/content/content-paths.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { ContentSearch } from "../content-search.tsx";
import type { BlogData } from "../data/load-blog.ts";
import { FoundTexts } from "../found-texts.tsx";
import { QuickAnswers } from "../questions/quick-answers.tsx";
import { BlogFoot } from "./blog-foot.tsx";
import { FeaturedArticle } from "./featured-article.tsx";
import { StartHere } from "./start-here.tsx";
import { TopicLinks } from "./topic-links.tsx";

const Newsletter = late(async () => (await import("#storefront/commerce/newsletter/newsletter.tsx")).Newsletter);

/** Then comes a pause: where to begin, and questions. */
const BEFORE_THE_PAUSE = 6;

/** ROUTE-07: the featured article, then the newest. */
export function BlogPage({ blog }: { blog: BlogData }) {
  return (
    <>
      <BlogHeading blog={blog} />
      <TopicLinks topics={blog.topics} current={blog.topic} isSearch={blog.found !== null} />
      <div className="mt-6 md:mt-8">{blog.found ? <FoundTexts found={blog.found} /> : <Articles blog={blog} />}</div>
      <div className="mt-14 md:mt-18">
        <Suspense fallback={null}>
          <Newsletter />
        </Suspense>
      </div>
    </>
  );
}

const TITLES_IN_DESCRIPTION = 3;

function BlogHeading({ blog: { topic, found, articles } }: { blog: BlogData }) {
  const t = useTranslate();
  const feed = useLocalPath(`${BLOG_PATH}/feed.xml`);
  const jsonFeed = useLocalPath(`${BLOG_PATH}/feed.json`);
  const title = topic ? t("blog.topic-title", { topic: topic.name }) : t("nav.blog");
  return (
    <>
      <PageHead
        title={title}
        description={
          topic
            ? t("blog.topic-text", {
                topic: topic.name,
                titles: articles
                  .slice(0, TITLES_IN_DESCRIPTION)
                  .map((article) => article.title)
                  .join(" · "),
              })
            : t("blog.text")
        }
        noindex={found !== null}
      />
      <link rel="alternate" type="application/atom+xml" title={t("blog.feed")} href={feed} />
      <link rel="alternate" type="application/feed+json" title={t("blog.feed")} href={jsonFeed} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="type-h1 md:text-[2.5rem]/[2.875rem]">{title}</h1>
          <p className="mt-1.5 text-ink2">{t("blog.text")}</p>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          <ContentSearch path={BLOG_PATH} query={found?.q ?? ""} label={t("blog.search")} className="grow sm:w-80" />
          <a
            href={feed}
            aria-label={t("blog.feed")}
            className="grid size-12 shrink-0 place-items-center rounded-field text-ink2 hover:bg-sunk hover:text-ink"
          >
            <Rss aria-hidden="true" className="size-5" />
          </a>
        </div>
      </div>
    </>
  );
}

function Articles({ blog }: { blog: BlogData }) {
  const { featured, articles } = blog;
  return (
    <div className="grid gap-y-9 md:gap-y-11">
      {featured && <FeaturedArticle article={featured} />}
      <ArticleGrid articles={articles.slice(0, BEFORE_THE_PAUSE)} />
      {featured && (
        <div className="grid gap-6 empty:hidden lg:grid-cols-2">
          <StartHere articles={[featured, ...articles]} />
          <QuickAnswers questions={blog.quickQuestions} />
        </div>
      )}
      <ArticleGrid articles={articles.slice(BEFORE_THE_PAUSE)} />
      <BlogFoot blog={blog} />
    </div>
  );
}

function ArticleGrid({ articles }: { articles: readonly Card[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 md:gap-y-11 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} withDescription heading="h2" />
        </li>
      ))}
    </ul>
  );
}
