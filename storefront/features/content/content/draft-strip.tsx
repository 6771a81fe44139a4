import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDate, formatTime } from "#i18n/format.ts";

/** Says above a text that it is not published. */
export function DraftStrip({ until }: { until: string }) {
  const t = useTranslate();
  const at = new Date(until);
  return (
    <p
      role="note"
      className="mb-6 rounded-field border border-warn bg-warn-fill px-4 py-3 text-center text-sm font-semibold text-warn-note"
    >
      {t("content.draft", { until: `${formatDate(at)} ${formatTime(at)}` })}
    </p>
  );
}
