import { type SyntheticEvent, useState } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { followLink, type LinkOutcome, type LinkPurpose } from "./follow-link.ts";

interface Props {
  purpose: LinkPurpose;
  token: string;
}

/** Where a link of the newsletter leads: it says what will happen, and does it when asked. */
export function LinkPage({ purpose, token }: Props) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | undefined>(token === "" ? "void" : undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(await followLink(purpose, token));
    setIsBusy(false);
  }

  const isOpen = outcome === undefined || outcome === "failed";
  return (
    <div className="mx-auto grid max-w-[424px] gap-4">
      <h1 className="type-h1">{t(`newsletter.${purpose}.title`)}</h1>
      {isOpen && (
        <form method="post" onSubmit={submit} className="grid gap-4">
          <p>{t(`newsletter.${purpose}.text`)}</p>
          {/* Without scripts the form is what a mail program would send (RFC 8058). */}
          {purpose === "unsubscribe" && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
          <Button type="submit" block busy={isBusy} busyLabel={t("newsletter.busy")}>
            {t(`newsletter.${purpose}.submit`)}
          </Button>
        </form>
      )}
      <div role="status">
        {outcome === "done" && <Note tone="ok">{t(`newsletter.${purpose}.done`)}</Note>}
        {outcome === "void" && <Note tone="warn">{t("newsletter.link-void")}</Note>}
        {outcome === "failed" && <Note tone="bad">{t("newsletter.failed")}</Note>}
      </div>
      {!isOpen && (
        <LocalLink to="/" className={buttonClass({ variant: "outline", block: true })}>
          {t("newsletter.home")}
        </LocalLink>
      )}
    </div>
  );
}
