import { ArrowRight, ChevronRight } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { ThemedDrawing } from "#storefront/shell/themed-drawing.tsx";
import { type Service, useServices } from "./services.ts";

export function EntryCards() {
  const t = useTranslate();
  const entries = useServices();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="entries-title" className="container-page">
      <h2 id="entries-title" className="visually-hidden">
        {t("home.entry.title")}
      </h2>
      <ul className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
        {entries.map((entry) => (
          <EntryCard key={entry.service} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** A row on narrow screens, a card on wide ones; a single card is horizontal. */
function EntryCard({ entry }: { entry: Service }) {
  const t = useTranslate();
  const { assets } = usePageData();
  return (
    <li className="group flex">
      <LocalLink
        to={entry.to}
        className="grid w-full grid-cols-[112px_1fr] overflow-hidden rounded-panel bg-sunk sm:grid-cols-[200px_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:group-only:grid-cols-2"
      >
        <span className="relative block overflow-hidden lg:h-49">
          <ThemedDrawing
            drawing={assets.entries[entry.service]}
            width={720}
            height={344}
            className="absolute inset-0 size-full object-cover transition-transform duration-sheet group-hover:scale-[1.03]"
          />
        </span>
        <span className="flex min-w-0 items-center gap-3 py-4 ps-4 pe-4 lg:flex-col lg:items-stretch lg:gap-0 lg:p-6.5">
          <span className="grow">
            <span className="type-h4 block lg:text-[1.375rem] lg:leading-7">
              {t(`home.entry.${entry.service}.title`)}
            </span>
            <span className="mt-0.5 block text-sm text-ink2 lg:mt-1.5 lg:text-ui">
              {t(`home.entry.${entry.service}.text`)}
            </span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 text-ink2 lg:hidden" />
          <span className="mt-5 flex items-center justify-between text-ui font-semibold text-pri max-lg:hidden">
            {t(`home.entry.${entry.service}.action`)}
            <ArrowRight aria-hidden="true" className="size-4.5 transition-transform group-hover:translate-x-1" />
          </span>
        </span>
      </LocalLink>
    </li>
  );
}
