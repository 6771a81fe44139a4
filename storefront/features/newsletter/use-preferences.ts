import { useState } from "react";
import { useCallAction } from "../../../client/calls/use-call-action.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { MailPreferencesView, PreferenceChanges } from "../../../contracts/shop/marketing.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { browserApi } from "../../browser-api.ts";

/** What is chosen is shown at once, and taken back where it could not be saved. */
export function usePreferences(initial: MailPreferencesView, token: string | undefined) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  const [shown, setShown] = useState(initial);

  async function change(changes: PreferenceChanges) {
    if (busy) return;
    const before = shown;
    setShown({ ...before, ...chosen(changes), topics: { ...before.topics, ...changes.topics } });
    const isSaved = await run(async () => {
      const link = { locale: t.language, ...(token ? { token } : {}) };
      setShown(await browserApi.marketing.changePreferences({ ...link, changes }));
    });
    if (!isSaved) return setShown(before);
    showToast({ tone: "success", text: t(changes.stop_all ? "preferences.stopped" : "preferences.saved") });
  }

  return { shown, change, busy };
}

const chosen = ({ frequency, mail_locale }: PreferenceChanges) => ({
  ...(frequency ? { frequency } : {}),
  ...(mail_locale ? { mail_locale } : {}),
});
