import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { ArticleFacts } from "#storefront/commerce/content/article-card.tsx";
import { articlePath } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { ProductImage } from "#ui/product-image.tsx";

/** The article that staff put first, as a panel. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const { title, description, slug, cover, language } = article;
  return (
    <article
      lang={useTextLanguage(language)}
      className="group relative grid overflow-hidden rounded-panel bg-sunk lg:grid-cols-[5fr_4fr]"
    >
      <ProductImage
        src={cover}
        alt=""
        preset="gallery"
        ratio={1.6}
        sizes="(min-width: 1024px) 45rem, 100vw"
        priority
        className="aspect-[16/10] size-full object-cover lg:aspect-auto lg:min-h-102"
      />
      <div className="flex flex-col justify-center p-5 md:p-8 lg:p-12">
        <ArticleFacts article={article} />
        <h2 className="type-h2 mt-3 md:text-[2rem]/[2.375rem]">
          <LocalLink
            to={articlePath(slug)}
            className="rounded-tag outline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </LocalLink>
        </h2>
        <p className="mt-3 text-ink2 md:text-lg/7">{description}</p>
      </div>
    </article>
  );
}
