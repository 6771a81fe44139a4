import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ARTICLES_PER_PAGE } from "#domain/content/content/content-kinds.ts";
import { formatCount } from "#i18n/format.ts";
import { BLOG_PATH } from "#storefront/commerce/content/content-paths.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import type { BlogData } from "../data/load-blog.ts";

/** How many articles there are, and the link to the next ones. */
export function BlogFoot({ blog: { page, topic, shown, total } }: { blog: BlogData }) {
  const t = useTranslate();
  const query = new URLSearchParams({ ...(topic && { topic: topic.slug }), page: String(page + 1) });
  const next = Math.min(ARTICLES_PER_PAGE, total - shown);
  return (
    <div className="flex flex-col items-center gap-3">
      <p role="status" className="text-ui text-ink2">
        {t("listing.showing", { shown: formatCount(shown), total: formatCount(total) })}
      </p>
      <progress aria-hidden="true" value={shown} max={total} className="shown-share" />
      {next > 0 && (
        <LocalLink
          to={`${BLOG_PATH}?${query}`}
          aria-current={false}
          className={buttonClass({ variant: "outline", size: "lg" })}
        >
          {t("listing.show-more", { number: formatCount(next) })}
        </LocalLink>
      )}
    </div>
  );
}
