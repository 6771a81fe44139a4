import { useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Note } from "#ui/note.tsx";
import { AuthOutcome } from "./auth-outcome.tsx";

interface ConfirmationOutcomeProps {
  stage: "done" | "expired" | "failed";
  email: string;
  onRetry: () => void;
}

export function ConfirmationOutcome({ stage, email, onRetry }: ConfirmationOutcomeProps) {
  const t = useTranslate();
  if (stage === "done") {
    const text = t("auth.confirm.done.text", { email });
    return (
      <AuthOutcome variant="page" kind="done" title={t("auth.confirm.done.title")} text={text}>
        <LocalLink to="/user-account" className={buttonClass({ size: "lg", block: true })}>
          {t("auth.confirm.done.action")}
        </LocalLink>
      </AuthOutcome>
    );
  }
  if (stage === "expired") {
    const text = t("auth.confirm.expired.text");
    return (
      <AuthOutcome variant="page" kind="expired" title={t("auth.confirm.expired.title")} text={text}>
        <ResendConfirmation />
      </AuthOutcome>
    );
  }
  const title = t("auth.confirm.title");
  return (
    <AuthOutcome variant="page" kind="expired" title={title} text={t("error.call.unavailable")}>
      <Button size="lg" block onClick={onRetry}>
        {t("auth.try-again")}
      </Button>
    </AuthOutcome>
  );
}

function ResendConfirmation() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<MessageKey>();
  async function resend() {
    setBusy(true);
    const refusal = await browserApi.identity.resendConfirmation().then(() => null, readRefusal);
    setBusy(false);
    setAnswer(refusal ? refusal.problem : "auth.confirm.resent");
  }
  return (
    <div className="grid w-full gap-4">
      <Button size="lg" block busy={busy} busyLabel={t("auth.forgot.busy")} onClick={resend}>
        {t("auth.confirm.resend")}
      </Button>
      {answer && (
        <Note tone={answer === "auth.confirm.resent" ? "ok" : "bad"} live className="text-start">
          {t(answer)}
        </Note>
      )}
    </div>
  );
}
