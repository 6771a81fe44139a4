import { Copy, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { reportError } from "#client/report-error.ts";
import { languageName } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextForm } from "./text-form.tsx";
import { TextHistory } from "./text-history.tsx";
import type { OpenText } from "./translation-viewer.tsx";

export type ShownText = Awaited<ReturnType<typeof browserApi.translations.text>>;

/** The key, languages, placeholders and history of a text. Placed beside the mark, never over it. */
export function TextPanel({ opened, onClose }: { opened: OpenText; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownText | null>(null);
  const [isSaved, setSaved] = useState(false);
  const { key, at } = opened;

  useEffect(() => {
    browserApi.translations.text({ key }).then(setShown, reportError);
    panel.current?.focus();
  }, [key]);

  // On the document, because the focus may be on a mark outside the panel.
  useEffect(() => {
    const close = ({ key: pressed }: KeyboardEvent) => pressed === "Escape" && onClose();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onClose]);

  function update(next: ShownText, savedNow: boolean) {
    setShown(next);
    setSaved(savedNow);
    panel.current?.focus();
  }

  const isAtLeft = at !== null && at.left + at.width / 2 > window.innerWidth / 2;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={key}
      tabIndex={-1}
      className={classNames(
        "fixed inset-x-0 bottom-0 z-60 max-h-[60dvh] overflow-y-auto rounded-t-panel border border-line bg-surface p-5 text-sm text-ink shadow-sh3 md:inset-x-auto md:top-6 md:bottom-auto md:max-h-[calc(100dvh-9rem)] md:w-108 md:rounded-panel",
        isAtLeft ? "md:left-6" : "md:right-6",
      )}
    >
      <PanelHead name={key} onClose={onClose} />
      {shown && (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <TextForm key={shown.history[0]?.at} shown={shown} isSaved={isSaved} onChanged={update} />
          <OtherLanguages shown={shown} />
          <TextHistory history={shown.history} />
        </div>
      )}
    </div>
  );
}

function OtherLanguages({ shown: { texts } }: { shown: ShownText }) {
  const t = useTranslate();
  const others = texts.filter(({ language }) => language !== t.language && language !== "en");
  return (
    <section aria-label={t("translations.panel.others")} className="grid gap-2">
      {others.map(({ language, text }) => (
        <p key={language} className="grid grid-cols-[5.5rem_1fr] gap-2 border-t border-line pt-2">
          <span className="font-semibold">{languageName[language]}</span>
          <span className="line-clamp-2 wrap-anywhere text-ink2">{text}</span>
        </p>
      ))}
    </section>
  );
}

function PanelHead({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(name).then(() => setCopied(true), reportError);
  return (
    <div className="flex items-center gap-2">
      <code className="grow rounded-field bg-sunk px-2.5 py-1.5 font-mono text-xs wrap-anywhere">{name}</code>
      <IconButton compact label={t(isCopied ? "translations.panel.copied" : "translations.panel.copy")} onClick={copy}>
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton compact label={t("translations.panel.close")} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
