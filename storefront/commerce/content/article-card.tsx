import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ArticleCard as Card } from "#contracts/shop/content/content.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { articlePath } from "./content-paths.ts";
import { useTextLanguage } from "./use-text-language.ts";

interface ArticleCardProps {
  article: Card;
  /** Two lines of what it is about. */
  withDescription?: boolean;
  /** The heading level of the title. */
  heading?: "h2" | "h3";
}

/** The whole card is one link, named by the article's title. */
export function ArticleCard({ article, withDescription = false, heading: Heading = "h3" }: ArticleCardProps) {
  const { title, description, slug, cover, language } = article;
  return (
    <article lang={useTextLanguage(language)} className="group relative">
      <ProductImage
        src={cover}
        alt=""
        ratio={1.6}
        sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw"
        className="aspect-[16/10] w-full rounded-card bg-sunk object-cover"
      />
      <ArticleFacts article={article} className="mt-4" />
      <Heading className="type-h4 mt-1.5">
        <LocalLink
          to={articlePath(slug)}
          className="rounded-tag outline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </LocalLink>
      </Heading>
      {withDescription && <p className="mt-1.5 line-clamp-2 text-ui text-ink2">{description}</p>}
    </article>
  );
}

/** Topic, day and reading time. */
export function ArticleFacts({ article, className = "" }: { article: Card; className?: string }) {
  const t = useTranslate();
  const { topic, published_at, reading_minutes } = article;
  return (
    <p className={`flex flex-wrap gap-x-2 text-caption text-ink2 ${className}`}>
      {topic && (
        <>
          <span className="font-semibold text-pri">{topic.name}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={published_at}>{useMomentText().day(published_at)}</time>
      <span aria-hidden="true">·</span>
      <span>{t("content.minutes", { minutes: reading_minutes })}</span>
    </p>
  );
}
