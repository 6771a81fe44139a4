import { useCallback, useEffect, useState } from "react";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import { Notices } from "#client/notices.tsx";
import type { Messages } from "#i18n/translate.ts";
import { loadMessages, rememberLanguage, type StaffLanguage } from "./language.ts";
import { PageFrame } from "./shell/page-frame.tsx";
import { invitationIn, SetPassword } from "./sign-in/set-password.tsx";
import { StaffSession } from "./staff-session.tsx";

interface ShownLanguage {
  language: StaffLanguage;
  messages: Messages;
}

/** The back office in one language, which can be changed without losing what was typed. */
export function App({ initial }: { initial: ShownLanguage }) {
  const [{ language, messages }, setShown] = useState(initial);
  const invitation = invitationIn(window.location.pathname);
  const messagesOf = useCallback(() => messages, [messages]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const changeLanguage = useCallback(async (next: StaffLanguage) => {
    setShown({ language: next, messages: await loadMessages(next) });
    rememberLanguage(next);
  }, []);

  const shown = { language, onLanguage: changeLanguage };
  return (
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        {invitation ? (
          <PageFrame {...shown}>
            <SetPassword token={invitation} />
          </PageFrame>
        ) : (
          <StaffSession {...shown} />
        )}
        <Notices />
      </TranslateProvider>
    </MessagesProvider>
  );
}
