import { X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { showTexts } from "#client/i18n/text-view.ts";
import { languageName } from "#domain/operations/storefronts/storefront.ts";
import { classNames } from "#ui/class-names.ts";
import type { Mark } from "./find-marks.ts";
import { Marks } from "./marks.tsx";
import { TextPanel } from "./text-panel.tsx";
import { TextSearch } from "./text-search.tsx";
import { useMarks } from "./use-marks.ts";
import { chooseView, useViewer, VIEWS } from "./viewer-texts.ts";

/** The message that is open, and its mark. */
export interface OpenText {
  key: string;
  at: Mark | null;
}

/** OVERLAY-03: the page with its texts, their marks or their keys; a mark opens the panel of its text. */
export function TranslationViewer() {
  const t = useTranslate();
  const own = useRef<HTMLElement>(null);
  const { view } = useViewer();
  const [isClosed, setClosed] = useState(false);
  const [opened, setOpened] = useState<OpenText | null>(null);
  const { count, marks } = useMarks(own, view === "marks");

  function close() {
    showTexts(null);
    setClosed(true);
  }

  if (isClosed) return null;
  return (
    <section ref={own} aria-label={t("translations.viewer")}>
      {view === "marks" && <Marks marks={marks} onOpen={(at) => setOpened({ key: at.key, at })} />}
      {opened && <TextPanel key={opened.key} opened={opened} onClose={() => setOpened(null)} />}
      <div className="fixed inset-x-3 bottom-[calc(94px+env(safe-area-inset-bottom))] z-50 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-ink px-3 py-2.5 text-sm text-bg shadow-sh3 lg:bottom-6">
        <ViewSwitch onChoose={() => setOpened(null)} />
        <span className="font-semibold">{languageName[t.language]}</span>
        {view === "marks" && <span role="status">{t("translations.viewer.count", { count })}</span>}
        {view !== "keys" && <TextSearch onOpen={(key) => setOpened({ key, at: null })} />}
        <button
          type="button"
          aria-label={t("translations.viewer.close")}
          onClick={close}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-bg/15 [&_svg]:size-5"
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

function ViewSwitch({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate();
  const { view } = useViewer();
  return (
    <span className="flex rounded-full bg-bg/15 p-1">
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => {
            onChoose();
            void chooseView(each, t.language);
          }}
          className={classNames(
            "min-h-9 cursor-pointer rounded-full px-3 font-semibold",
            view === each ? "bg-bg text-ink" : "hover:bg-bg/15",
          )}
        >
          {t(`translations.show-${each}`)}
        </button>
      ))}
    </span>
  );
}
