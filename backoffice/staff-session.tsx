import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { queryClient } from "./frame/query-client.ts";
import { router } from "./frame/router.tsx";
import { SessionContext } from "./frame/session.ts";
import { signedOut } from "./frame/signed-out.ts";
import type { StaffLanguage } from "./language.ts";
import { PageFrame } from "./shell/page-frame.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { type StaffMember, staffApi } from "./staff-api.ts";

type Known =
  | { state: "loading" }
  | { state: "failed"; problem: MessageKey }
  | { state: "known"; member: StaffMember | null };

interface StaffSessionProps {
  language: StaffLanguage;
  onLanguage: (language: StaffLanguage) => Promise<void>;
}

/** The screens of the signed-in member, or the steps of signing in. */
export function StaffSession({ language, onLanguage }: StaffSessionProps) {
  const { known, become, retry } = useKnownMember();
  const member = known.state === "known" ? known.member : null;
  const session = useMemo(
    () => (member ? { member, become, language, changeLanguage: onLanguage } : null),
    [member, become, language, onLanguage],
  );
  if (!session) {
    return (
      <PageFrame language={language} onLanguage={onLanguage}>
        {known.state === "loading" && <Spinner />}
        {known.state === "failed" && <Failed problem={known.problem} onRetry={retry} />}
        {known.state === "known" && <SignIn onSignedIn={become} />}
      </PageFrame>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        {/* Another member sees nothing of what the one before has typed. */}
        <RouterProvider key={session.member.id} router={router} />
      </SessionContext>
    </QueryClientProvider>
  );
}

function useKnownMember() {
  const [known, setKnown] = useState<Known>({ state: "loading" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isShown = attempt > 0;
    staffApi.session.me().then(
      ({ member }) => isShown && setKnown({ state: "known", member }),
      (error) => isShown && setKnown({ state: "failed", problem: readRefusal(error).problem }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  const formerId = known.state === "known" ? known.member?.id : undefined;
  const become = useCallback(
    (member: StaffMember | null) => {
      if (member && member.id === formerId) void queryClient.invalidateQueries();
      else queryClient.clear();
      signedOut.write(false);
      setKnown({ state: "known", member });
    },
    [formerId],
  );
  return { known, become, retry: () => setAttempt((count) => count + 1) };
}

function Failed({ problem, onRetry }: { problem: MessageKey; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <Note tone="bad" live>
        {t(problem)}
      </Note>
      <Button onClick={onRetry}>{t("staff.try-again")}</Button>
    </div>
  );
}
