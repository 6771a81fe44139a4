import { Link2, Share2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Article } from "#contracts/shop/content/content.ts";
import { articlePath, BLOG_PATH, topicPath } from "#storefront/commerce/content/content-paths.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { useCopyText } from "#storefront/shell/use-copy-text.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { PageTrail } from "./page-trail.tsx";

/** Title, lead, who wrote it and when. */
export function ArticleOpening({ article }: { article: Article }) {
  const t = useTranslate();
  const { title, description, topic, slug } = article;
  const lang = useTextLanguage(article.language);
  const blog = { name: t("nav.blog"), to: BLOG_PATH };
  return (
    <>
      <PageTrail
        above={topic ? [blog, { name: topic.name, to: topicPath(topic.slug) }] : [blog]}
        current={{ name: title, to: articlePath(slug) }}
      />
      {topic && <p className="mt-4 text-sm font-semibold text-pri md:hidden">{topic.name}</p>}
      <h1
        lang={lang}
        className="type-h1 mt-2 max-w-[20em] text-[2rem]/[2.3125rem] wrap-anywhere md:mt-6 md:text-[2.75rem]/[3.125rem]"
      >
        {title}
      </h1>
      <p lang={lang} className="mt-3 max-w-[720px] text-lg/7 text-ink2 md:text-xl/8">
        {description}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Byline article={article} />
        <ShareButtons title={title} />
      </div>
    </>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([letter = ""]) => letter)
    .slice(0, 2)
    .join("");

function Byline({ article }: { article: Article }) {
  const t = useTranslate();
  const { author, published_at, updated_at, reading_minutes } = article;
  const moments = useMomentText();
  const published = moments.day(published_at);
  const updated = moments.day(updated_at);
  return (
    <div className="flex items-center gap-3">
      {author && (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-soft text-sm font-semibold text-softink"
        >
          {initials(author)}
        </span>
      )}
      <div className="text-sm">
        {author && <p className="font-semibold">{author}</p>}
        <p className="flex flex-wrap gap-x-2 text-ink2">
          <time dateTime={published_at}>{published}</time>
          <span aria-hidden="true">·</span>
          <span>{t("content.minutes", { minutes: reading_minutes })}</span>
          {updated !== published && (
            <>
              <span aria-hidden="true">·</span>
              <time dateTime={updated_at}>{t("content.updated", { date: updated })}</time>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** They need scripts. Where the device has no choice of its own to share, sharing copies the link too. */
function ShareButtons({ title }: { title: string }) {
  const t = useTranslate();
  const copyText = useCopyText();
  const copy = () => copyText(window.location.href);
  function share() {
    // Rejects when the visitor changes their mind.
    if (typeof navigator.share === "function") {
      void navigator.share({ title, url: window.location.href }).catch(() => {});
    } else {
      void copy();
    }
  }
  return (
    <div className="flex gap-3 [@media(scripting:none)]:hidden">
      <Button variant="outline" size="sm" onClick={copy}>
        <Link2 aria-hidden="true" />
        {t("content.copy-link")}
      </Button>
      <Button variant="outline" size="sm" onClick={share}>
        <Share2 aria-hidden="true" />
        {t("product.share")}
      </Button>
    </div>
  );
}
