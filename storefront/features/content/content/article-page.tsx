import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Article } from "#contracts/shop/content/content.ts";
import { inShort, sectionsOf } from "#domain/content/content/blocks.ts";
import { ArticleCard } from "#storefront/commerce/content/article-card.tsx";
import { BLOG_PATH } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { SectionHead } from "#storefront/shell/section-head.tsx";
import { classNames } from "#ui/class-names.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleOpening } from "./article-opening.tsx";
import { Blocks } from "./blocks/blocks.tsx";
import { ShortCard } from "./blog/short-card.tsx";
import { Contents, FoldedContents } from "./contents.tsx";
import { OtherLanguageNote } from "./other-language-note.tsx";
import { Vote } from "./vote.tsx";

/** At the right of the text where there is room, else above it. */
const BESIDE = "mb-6 self-start tablet:col-start-2 xl:sticky xl:top-28 xl:col-start-3 xl:row-start-1 xl:mb-0";

const Newsletter = late(async () => (await import("#storefront/commerce/newsletter/newsletter.tsx")).Newsletter);

/** ROUTE-07: an article, whether it helped, and what to read next. */
export function ArticlePage({ article, cards }: { article: Article; cards: ProductCard[] }) {
  const { short, body } = inShort(article.blocks);
  const sections = sectionsOf(body);
  const lang = useTextLanguage(article.language);
  return (
    <>
      <ArticleHead article={article} />
      <article className="reading">
        <div aria-hidden="true" className="reading-progress" />
        <ArticleOpening article={article} />
        <ProductImage
          src={article.cover}
          alt=""
          preset="gallery"
          ratio={1.6}
          sizes="(min-width: 1328px) 80rem, 100vw"
          priority
          className="mt-7 aspect-[16/11] w-full rounded-panel bg-sunk object-cover object-[50%_80%] md:mt-8 md:aspect-[2.8]"
        />
        <div
          className={classNames(
            "mt-6 grid gap-x-12 md:mt-11 tablet:grid-cols-[216px_minmax(0,720px)]",
            short ? "xl:grid-cols-[216px_minmax(0,720px)_248px]" : "xl:gap-x-20",
          )}
        >
          <Contents sections={sections} lang={lang} />
          {short && <ShortCard short={short} lang={lang} className={BESIDE} />}
          <div className="min-w-0 tablet:col-start-2 xl:row-start-1">
            <FoldedContents sections={sections} lang={lang} />
            <OtherLanguageNote language={article.language} />
            <Blocks
              lang={lang}
              blocks={body}
              cards={cards}
              className="mt-7 text-[1.0625rem]/7 md:text-lg/[1.9375rem] tablet:mt-0 [&>p]:max-w-[672px]"
            />
            <Vote entryId={article.id} className="mt-10 justify-between rounded-panel bg-sunk px-5 py-4" />
          </div>
        </div>
      </article>
      <ReadNext articles={article.related} />
      <div className="mt-14 md:mt-18">
        <Suspense fallback={null}>
          <Newsletter />
        </Suspense>
      </div>
    </>
  );
}

function ReadNext({ articles }: { articles: Article["related"] }) {
  const t = useTranslate();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className="mt-14 md:mt-18">
      <SectionHead id="next-title" title={t("content.read-next")} more={{ to: BLOG_PATH, label: t("blog.all") }} />
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((next) => (
          <li key={next.id}>
            <ArticleCard article={next} withDescription />
          </li>
        ))}
      </ul>
    </section>
  );
}
