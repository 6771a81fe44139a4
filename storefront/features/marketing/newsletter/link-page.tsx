import { Check, Link2Off, Mail } from "lucide-react";
import { type SyntheticEvent, useState } from "react";
import { SUBMITTED_BY_SCRIPT } from "#client/forms/submitted-by-script.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { followLink, type LinkOutcome, type LinkPurpose } from "./follow-link.ts";

interface Props {
  purpose: LinkPurpose;
  token: string;
}

/** Without JavaScript the form posts what a mail program would send (RFC 8058). */
const ONE_CLICK = { method: "post" } as const;

/** Describes what the link does and does it on submit. */
export function LinkPage({ purpose, token }: Props) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | undefined>(token === "" ? "invalid" : undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(await followLink(purpose, token));
    setIsBusy(false);
  }

  if (outcome === "done" || outcome === "invalid") return <LinkFollowed purpose={purpose} outcome={outcome} />;
  return (
    <OutcomeCard icon={Mail} tone="pri" title={t(`newsletter.${purpose}.title`)} text={t(`newsletter.${purpose}.text`)}>
      <form {...(purpose === "unsubscribe" ? ONE_CLICK : SUBMITTED_BY_SCRIPT)} onSubmit={submit} className="grid gap-4">
        {purpose === "unsubscribe" && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
        <Button type="submit" size="lg" block busy={isBusy} busyLabel={t("newsletter.busy")}>
          {t(`newsletter.${purpose}.submit`)}
        </Button>
        {outcome === "failed" && (
          <Note tone="bad" live className="text-start">
            {t("newsletter.failed")}
          </Note>
        )}
      </form>
    </OutcomeCard>
  );
}

function LinkFollowed({ purpose, outcome }: { purpose: LinkPurpose; outcome: "done" | "invalid" }) {
  const t = useTranslate();
  const leadsToCart = purpose === "cart" && outcome === "done";
  const card =
    outcome === "done"
      ? ({ icon: Check, tone: "ok", title: t("newsletter.done"), text: t(`newsletter.${purpose}.done`) } as const)
      : ({
          icon: Link2Off,
          tone: "bad",
          title: t("newsletter.link-invalid.title"),
          text: t("newsletter.link-invalid"),
        } as const);
  return (
    <OutcomeCard {...card}>
      <LocalLink
        to={leadsToCart ? "/cart" : "/"}
        className={buttonClass({ variant: leadsToCart ? "primary" : "outline", size: "lg", block: true })}
      >
        {t(leadsToCart ? "newsletter.cart.open" : "newsletter.home")}
      </LocalLink>
    </OutcomeCard>
  );
}
