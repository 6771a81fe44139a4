import { useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { ChangedMeanwhile } from "#client/forms/changed-meanwhile.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StaleVersion } from "#contracts/errors.ts";
import { textProblem } from "#domain/content/translations/check-text.ts";
import { languageName } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import type { ShownText } from "./text-panel.tsx";
import { showChanged, useViewer } from "./viewer-texts.ts";

interface TextFormProps {
  shown: ShownText;
  isSaved: boolean;
  onChanged: (shown: ShownText, isSaved: boolean) => void;
}

/**
 * The text in the language of the page, beside the English one. It keeps its placeholders, or it is not sent. A text that
 * somebody else changed meanwhile is shown beside the typed one, and the next submission is about it.
 */
export function TextForm({ shown, isSaved, onChanged }: TextFormProps) {
  const t = useTranslate();
  const { canEdit } = useViewer();
  const [stale, setStale] = useState<StaleVersion | null>(null);
  const { key, texts } = stale ? (stale.current as ShownText) : shown;
  const own = texts.find(({ language }) => language === t.language);
  const english = texts.find(({ language }) => language === "en");
  const [opened] = useState(own?.text ?? "");
  const [typed, setTyped] = useState(opened);
  const { props, field, busy, ...problems } = useCallForm({
    read: (form) => textOf(form, "text").trim(),
    check: (text) => {
      const problem = own && textProblem(text, own.source);
      return problem ? { text: `translations.problem.${problem}` as const } : {};
    },
    send: async (text) => {
      if (!own) return;
      const { language, version } = own;
      await browserApi.translations.changeText({ language, key, text, version });
      showChanged(language, key, text, true);
      onChanged(await browserApi.translations.text({ key }), true);
    },
    onRefused: (_code, refusal) => refusal.stale && setStale(refusal.stale),
  });
  if (!own) return null;
  const { language, version, source } = own;

  async function revert() {
    try {
      const { text } = await browserApi.translations.revertText({ language, key, version });
      showChanged(language, key, text, false);
      onChanged(await browserApi.translations.text({ key }), false);
    } catch (error) {
      const refusal = readRefusal(error);
      if (!refusal.stale) throw error;
      setStale(refusal.stale);
    }
  }

  return (
    <form {...props} className="grid grid-cols-1 gap-3">
      {language !== "en" && english && <SourceText text={english.text} />}
      {stale && (
        <ChangedMeanwhile changed={stale.changed}>
          <p className="whitespace-pre-line">{own.text}</p>
        </ChangedMeanwhile>
      )}
      {problems.problem !== "error.call.stale-version" && <FormProblems {...problems} />}
      <TextareaField
        {...field("text")}
        label={languageName[language]}
        help={helpOf(own.placeholders, t, typed.length, source.length)}
        readOnly={!canEdit}
        rows={4}
        defaultValue={opened}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {canEdit ? (
        <Actions isSaved={isSaved} onRevert={version > 0 ? revert : null} busy={busy} />
      ) : (
        <p className="text-ink2">{t("translations.panel.read-only")}</p>
      )}
    </form>
  );
}

interface ActionsProps {
  isSaved: boolean;
  /** Null where the text is the original one. */
  onRevert: (() => Promise<void>) | null;
  busy: boolean;
}

function Actions({ isSaved, onRevert, busy }: ActionsProps) {
  const t = useTranslate();
  const { config } = usePageData();
  return (
    <>
      <p className="text-ink2">{t("translations.panel.only-here", { site: config.site.name })}</p>
      {isSaved && (
        <Note live tone="ok">
          {t("translations.panel.saved")}
        </Note>
      )}
      <span className="flex flex-wrap justify-end gap-3">
        {onRevert && (
          <Button size="sm" variant="outline" onClick={() => void onRevert()}>
            {t("translations.panel.revert")}
          </Button>
        )}
        <Button size="sm" type="submit" busy={busy}>
          {t("translations.panel.save")}
        </Button>
      </span>
    </>
  );
}

function SourceText({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <p className="grid gap-1">
      <span className="font-semibold">{t("translations.panel.source")}</span>
      <span lang="en" className="wrap-anywhere text-ink2">
        {text}
      </span>
    </p>
  );
}

function helpOf(names: readonly string[], t: ReturnType<typeof useTranslate>, length: number, source: number): string {
  const kept = names.map((name) => `{{${name}}}`).join(", ");
  return [
    t("translations.panel.length", { length, source }),
    names.length === 0
      ? t("translations.panel.no-placeholders")
      : t("translations.panel.placeholders", { names: kept }),
  ].join(". ");
}
