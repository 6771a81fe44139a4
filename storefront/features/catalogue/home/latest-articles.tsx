import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ArticleCard as Card } from "#contracts/shop/content/content.ts";
import { ArticleCard } from "#storefront/commerce/content/article-card.tsx";
import { BLOG_PATH } from "#storefront/commerce/content/content-paths.ts";
import { useOffers } from "#storefront/shell/navigation/use-site-links.ts";
import { SectionHead } from "#storefront/shell/section-head.tsx";

/** CONFIG-02: only where the blog has posts. A scrolling row on narrow screens. */
export function LatestArticles({ articles }: { articles: readonly Card[] }) {
  const t = useTranslate();
  const hasBlog = useOffers("blog");
  if (!hasBlog || articles.length === 0) return null;
  return (
    <section aria-labelledby="articles-title" className="container-page">
      <SectionHead id="articles-title" title={t("home.articles")} more={{ to: BLOG_PATH, label: t("blog.all") }} />
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible md:px-0 md:pb-0">
        {articles.map((article) => (
          <li key={article.id} className="w-[85%] max-w-90 shrink-0 snap-start scroll-ms-4 md:w-auto md:max-w-none">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
