import { ArrowRight, CalendarClock } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { articlePath } from "#storefront/commerce/content/content-paths.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";

/** The article of the season, under the topics. */
export function SeasonNote({ article: { slug, title, description } }: { article: ArticleCard }) {
  const t = useTranslate();
  return (
    <Panel as="aside" padding="none" className="mt-6 p-5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-pri" />
        {title}
      </p>
      <p className="mt-1.5 text-ink2">{description}</p>
      <LocalLink
        to={articlePath(slug)}
        className="mt-1 inline-flex min-h-9 items-center gap-1.5 font-semibold text-pri hover:underline pointer-coarse:min-h-11"
      >
        {t("faq.season.read")}
        <ArrowRight aria-hidden="true" className="size-4" />
      </LocalLink>
    </Panel>
  );
}
