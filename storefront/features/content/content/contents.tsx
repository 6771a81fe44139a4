import { ChevronDown } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";

interface ContentsProps {
  sections: readonly { anchor: string; title: string }[];
  /** Of the titles. */
  lang: string | undefined;
}

/** Beside the text, where there is room. */
export function Contents({ sections, lang }: ContentsProps) {
  const t = useTranslate();
  // The column stays, so that all articles have their text in the same place.
  if (sections.length === 0) return <div className="row-span-2 max-tablet:hidden" />;
  return (
    <nav aria-label={t("content.parts")} className="row-span-2 max-tablet:hidden">
      <div className="sticky top-28">
        <p className="mb-3 text-sm font-semibold">{t("content.parts")}</p>
        <PartLinks sections={sections} lang={lang} />
      </div>
    </nav>
  );
}

/** One row above the text that opens, on narrow screens. */
export function FoldedContents({ sections, lang }: ContentsProps) {
  const t = useTranslate();
  if (sections.length === 0) return null;
  return (
    <details className="group rounded-card border border-line bg-surface tablet:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{t("content.parts")}</span>
        <span className="flex items-center gap-2 text-sm text-ink2">
          {t("content.part-count", { count: sections.length })}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="px-4 pb-4">
        <PartLinks sections={sections} lang={lang} />
      </div>
    </details>
  );
}

function PartLinks({ sections, lang }: ContentsProps) {
  return (
    // The browser itself marks the part that is being read, where it can.
    <ol lang={lang} className="[scroll-target-group:auto]">
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="block border-s-2 border-line px-4 py-2 text-sm text-ink2 hover:text-ink [&:target-current]:border-pri [&:target-current]:font-semibold [&:target-current]:text-ink pointer-coarse:py-3"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
