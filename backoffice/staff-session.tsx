import { useEffect, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Bench } from "./bench/bench.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { SignedInAs } from "./signed-in-as.tsx";
import { type StaffMember, staffApi } from "./staff-api.ts";

type Session =
  | { state: "loading" }
  | { state: "failed"; problem: MessageKey }
  | { state: "known"; member: StaffMember | null };

/** The signed-in member's screen, or the steps of signing in. */
export function StaffSession() {
  const t = useTranslate();
  const [session, setSession] = useState<Session>({ state: "loading" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isShown = attempt > 0;
    staffApi.session.me().then(
      ({ member }) => isShown && setSession({ state: "known", member }),
      (error) => isShown && setSession({ state: "failed", problem: readRefusal(error).problem }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  if (session.state === "loading") return <Spinner />;
  if (session.state === "failed") {
    return (
      <div className="grid gap-4">
        <Note tone="bad" live>
          {t(session.problem)}
        </Note>
        <Button onClick={() => setAttempt((count) => count + 1)}>{t("staff.try-again")}</Button>
      </div>
    );
  }
  const become = (member: StaffMember | null) => setSession({ state: "known", member });
  return session.member ? (
    <div className="grid w-full grid-cols-1 gap-8 self-start">
      <SignedInAs member={session.member} onSignedOut={() => become(null)} />
      <Bench member={session.member} />
    </div>
  ) : (
    <SignIn onSignedIn={become} />
  );
}
