import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { shownMoment } from "../shown.ts";

export interface ThreadMessage {
  /** Null for ours whose member is not known. */
  author: string | null;
  isOurs: boolean;
  at: string;
  text: string;
}

/** Questions and answers, the oldest first, as they were written. */
export function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  const t = useTranslate();
  return (
    <ol className="grid gap-3 text-sm">
      {messages.map(({ author, isOurs, at, text }) => (
        <li
          key={`${at} ${author}`}
          className={classNames("rounded-card px-4 py-3", isOurs ? "ms-6 bg-soft" : "me-6 bg-sunk")}
        >
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{author ?? t("staff.thread.us")}</span>
            <time dateTime={at} className="text-ink2 tabular-nums">
              {shownMoment(at)}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
