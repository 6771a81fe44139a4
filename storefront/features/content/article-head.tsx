import type { Article } from "#contracts/shop/content.ts";
import { withLocale } from "#domain/locale/locale-path.ts";
import { articlePath } from "../../commerce/content/content-paths.ts";
import { JsonLd } from "../../shell/head/json-ld.tsx";
import { PageHead } from "../../shell/head/page-head.tsx";
import { shareImagePath } from "../../shell/head/share-image.ts";
import { usePageData } from "../../shell/page-data.tsx";
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
