import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { languageName } from "#domain/operations/storefronts/storefront.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import type { ShownText } from "./text-panel.tsx";

/** The changes of a message: author, time and new text. */
export function TextHistory({ history }: Pick<ShownText, "history">) {
  const t = useTranslate();
  if (history.length === 0) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer font-semibold">{t("translations.panel.history")}</summary>
      <ol className="mt-2 grid gap-2">
        {history.map(({ at, language, text, by, is_everywhere }) => (
          <li key={`${at} ${language}`} className="grid gap-0.5">
            <span className="text-ink2">
              {[
                `${formatDate(new Date(at))} ${formatTime(new Date(at))}`,
                languageName[language],
                t(`translations.panel.by.${by}`),
                is_everywhere && t("translations.panel.everywhere"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="wrap-anywhere">{text ?? t("translations.panel.back-to-own")}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
