import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Panel } from "#ui/panel.tsx";
import { useViewer } from "./viewer-texts.ts";

const MOST_HITS = 8;

/** Finds messages that are nowhere on the page, such as those of mails. */
export function TextSearch({ onOpen }: { onOpen: (key: string) => void }) {
  const t = useTranslate();
  const { messages } = useViewer();
  const [words, setWords] = useState("");
  const texts = messages[t.language];
  if (!texts) return null;
  const wanted = words.trim().toLowerCase();
  const hits = Object.entries(texts)
    .filter(([key, text]) => wanted.length > 1 && `${key} ${text}`.toLowerCase().includes(wanted))
    .slice(0, MOST_HITS);

  return (
    <div className="relative grow">
      <label className="flex items-center gap-2 rounded-field bg-bg/15 px-3 [&_svg]:size-4.5">
        <Search aria-hidden="true" />
        <input
          type="search"
          value={words}
          aria-label={t("translations.viewer.find")}
          placeholder={t("translations.viewer.find")}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="h-9 w-full min-w-40 bg-transparent text-bg placeholder:text-bg"
        />
      </label>
      {wanted.length > 1 && (
        <Panel
          as="ul"
          padding="none"
          className="absolute bottom-full mb-3 max-h-80 w-max max-w-[80vw] overflow-y-auto p-1.5 text-ink shadow-sh3"
        >
          {hits.length === 0 && <li className="px-3 py-2">{t("translations.viewer.none")}</li>}
          {hits.map(([key, text]) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onOpen(key)}
                className="grid w-full cursor-pointer gap-0.5 rounded-field px-3 py-2 text-start hover:bg-sunk"
              >
                <span className="font-mono text-xs text-ink2">{key}</span>
                <span className="line-clamp-2 wrap-anywhere">{text}</span>
              </button>
            </li>
          ))}
        </Panel>
      )}
    </div>
  );
}
