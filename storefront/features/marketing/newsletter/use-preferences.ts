import { useRef, useState } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MailPreferencesView, PreferenceChanges } from "#contracts/shop/marketing/marketing.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { showToast } from "#ui/toast-store.ts";

/** Changes are shown at once, saved in their order, and undone when saving fails. */
export function usePreferences(initial: MailPreferencesView, token: string | undefined) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  const [shown, setShown] = useState(initial);
  const saved = useRef(initial);
  const waiting = useRef<PreferenceChanges[]>([]);

  async function save(changes: PreferenceChanges) {
    const link = { locale: t.language, ...(token ? { token } : {}) };
    const isSaved = await run(async () => {
      saved.current = await browserApi.marketing.changePreferences({ ...link, changes });
    });
    if (!isSaved) waiting.current = [];
    else showToast({ tone: "success", text: t(changes.stop_all ? "preferences.stopped" : "preferences.saved") });
  }

  async function change(changes: PreferenceChanges) {
    setShown((before) => withChanges(before, changes));
    waiting.current.push(changes);
    if (waiting.current.length > 1) return;
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      await save(next);
      waiting.current.shift();
    }
    setShown(saved.current);
  }

  return { shown, change, busy };
}

const withChanges = (before: MailPreferencesView, { topics, frequency, mail_locale }: PreferenceChanges) => ({
  ...before,
  topics: { ...before.topics, ...topics },
  frequency: frequency ?? before.frequency,
  mail_locale: mail_locale ?? before.mail_locale,
});
