import type { Article } from "#contracts/shop/content/content.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { articlePath } from "#storefront/commerce/content/content-paths.ts";
import { JsonLd } from "#storefront/shell/head/json-ld.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { shareImagePath } from "#storefront/shell/head/share-image.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { articleThing } from "./content-things.ts";

export function ArticleHead({ article }: { article: Article }) {
  const { app_url: origin, name: publisher } = usePageData().config.site;
  const { title, description, cover, slug, language } = article;
  const url = origin + withLocale(articlePath(slug), language);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="article"
        {...(cover ? { image: shareImagePath(cover) } : {})}
      />
      <JsonLd
        id={`article-${article.id}`}
        thing={import.meta.env.SSR && articleThing(article, { origin, url, publisher })}
      />
    </>
  );
}
