import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContentHit } from "#contracts/shop/content/content.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { chipClass } from "./filters/quick-chips.tsx";

const MOST = 3;
const LONGEST = 200;

/** A search without products may be a question, such as about returns. */
export function FoundAnswers({ words }: { words: string }) {
  const t = useTranslate();
  const hits = useFound(words.trim().slice(0, LONGEST));
  if (hits.length === 0) return null;
  return (
    <nav aria-label={t("listing.empty.answers")} className="mt-6">
      <p className="text-sm text-ink3">{t("listing.empty.answers")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {hits.map((hit) => (
          <li key={hit.path}>
            <LocalLink to={hit.path} className={chipClass}>
              {hit.title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loaded after the page, because most searches find products. */
function useFound(q: string): readonly ContentHit[] {
  const { language: locale } = useTranslate();
  const [hits, setHits] = useState<readonly ContentHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setHits([]);
    if (q.length > 1)
      browserApi.content
        .search({ q, locale, limit: MOST })
        .then((found) => isCurrent && setHits(found.hits))
        // The answers are optional, so a failure is ignored.
        .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [q, locale]);
  return hits;
}
