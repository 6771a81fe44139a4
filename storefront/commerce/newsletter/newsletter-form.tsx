import { Mail } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import { SUBMITTED_BY_SCRIPT } from "#client/forms/submitted-by-script.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { type SubscriptionOutcome, subscribe } from "./subscribe.ts";

export function NewsletterForm() {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input || busy) return;
    setBusy(true);
    const result = await subscribe(input.value, t.language);
    setBusy(false);
    setOutcome(result);
    if (result.kind === "done") input.value = "";
    else input.focus();
  }

  return (
    <form {...SUBMITTED_BY_SCRIPT} onSubmit={submit} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          name="email"
          type="email"
          autoComplete="email"
          required
          label={t("home.newsletter.email")}
          hideLabel
          placeholder={t("home.newsletter.email-placeholder")}
          leading={<Mail aria-hidden="true" />}
          error={outcome?.kind === "invalid" && t(outcome.problem)}
          className="grow basis-56"
        />
        <Button type="submit" busy={busy} busyLabel={t("home.newsletter.busy")} className="max-sm:w-full">
          {t("home.newsletter.submit")}
        </Button>
      </div>
      <div role="status">
        {outcome?.kind === "done" && <Note tone="ok">{t("home.newsletter.done", { email: outcome.email })}</Note>}
        {outcome?.kind === "failed" && <Note tone="bad">{t("home.newsletter.failed")}</Note>}
      </div>
    </form>
  );
}
