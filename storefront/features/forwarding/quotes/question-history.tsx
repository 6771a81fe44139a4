import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";

/** Questions, answers and the notes of versions, newest first. */
export function QuestionHistory({ quote: { questions, versions } }: { quote: QuoteDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const said = [
    ...versions.flatMap(({ note, created_at }) => (note ? [{ who: "we", text: note, at: created_at } as const] : [])),
    ...questions.flatMap(({ question, asked_at, answer, answered_at }) => [
      { who: "we", text: question, at: asked_at } as const,
      ...(answered_at
        ? [{ who: "you", text: answer || t("quotes.question.sent-file"), at: answered_at } as const]
        : []),
    ]),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (said.length === 0) return null;
  return (
    <Panel title={t("quotes.conversation")}>
      <ol className="grid gap-4">
        {said.map(({ who, text, at }) => (
          <li key={`${who} ${at}`} className="border-line border-s-2 ps-4 text-sm">
            <p className="text-ink2 tabular-nums">
              <strong className="text-ink">{t(`quotes.by.${who}`)}</strong> · <time dateTime={at}>{time(at)}</time>
            </p>
            <p className="wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
