import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";

export interface Sent {
  number: string;
  email: string;
}

interface SentMessageProps {
  /** Missing after a form without scripts. */
  sent?: Sent;
  onAnother?: () => void;
}

/** Confirms the message, with the same text whether it goes to support at once or is held. */
export function SentMessage({ sent, onAnother }: SentMessageProps) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-ok-fill text-ok">
        <CircleCheck aria-hidden="true" className="size-7" />
      </span>
      <div>
        <h2 ref={title} id="write-title" tabIndex={-1} className="type-h3">
          {t("contacts.sent.title")}
        </h2>
        <p className="mt-1 text-ui wrap-anywhere text-ink2">
          {sent ? t("contacts.sent.text", { ...sent }) : t("contacts.sent.plain")}
        </p>
      </div>
      {onAnother ? (
        <Button variant="outline" onClick={onAnother}>
          {t("contacts.sent.another")}
        </Button>
      ) : (
        <LocalLink to="/contacts" className={buttonClass({ variant: "outline" })}>
          {t("contacts.sent.another")}
        </LocalLink>
      )}
    </div>
  );
}
