import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { BLOG_PATH, topicPath } from "#storefront/commerce/content/content-paths.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { classNames } from "#ui/class-names.ts";
import type { BlogData } from "../data/load-blog.ts";

interface TopicLinksProps {
  topics: BlogData["topics"];
  current: BlogData["topic"];
  /** While the page shows what a search found, no topic is current. */
  isSearch: boolean;
}

export function TopicLinks({ topics, current, isSearch }: TopicLinksProps) {
  const t = useTranslate();
  if (topics.length < 2) return null;
  const all = { slug: null, name: t("blog.all-topics"), to: BLOG_PATH };
  const links = [all, ...topics.map((topic) => ({ ...topic, to: topicPath(topic.slug) }))];
  return (
    <nav aria-label={t("blog.topics")} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ slug, name, to }) => {
          const isCurrent = !isSearch && slug === (current?.slug ?? null);
          return (
            <li key={to}>
              <LocalLink
                to={to}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "inline-flex min-h-10 items-center rounded-full border px-4 text-sm font-semibold pointer-coarse:min-h-11",
                  isCurrent ? "border-ink bg-ink text-bg" : "border-line bg-surface hover:border-line2",
                )}
              >
                {name}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
