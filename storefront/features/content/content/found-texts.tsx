import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import type { FoundTexts as Found } from "./data/load-search.ts";

/** The hits of a search, or a message that there are none. */
export function FoundTexts({ found: { q, hits } }: { found: Found }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="found-title">
      <div role="status">
        <h2 id="found-title" className="type-h3">
          {hits.length > 0
            ? t("content.found", { count: hits.length, query: q })
            : t("content.not-found", { query: q })}
        </h2>
      </div>
      {hits.length === 0 && <p className="mt-2 text-ink2">{t("content.not-found-text")}</p>}
      <ul className="mt-5 grid gap-3">
        {hits.map((hit) => (
          <li key={hit.path} className="relative rounded-card border border-line bg-surface p-5 hover:border-line2">
            <h3 className="type-h4">
              <LocalLink
                to={hit.path}
                className="rounded-tag outline-offset-4 hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {hit.title}
              </LocalLink>
            </h3>
            <p className="mt-1 text-ui text-ink2">{hit.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
