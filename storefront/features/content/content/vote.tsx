import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

type Answer = "none" | "given" | "failed";

const MESSAGES = { none: null, given: "content.helped.thanks", failed: "content.helped.failed" } as const;

/** "Did this help?": a visitor's last answer counts. It needs scripts. */
export function Vote({ entryId, className }: { entryId: number; className?: string }) {
  const t = useTranslate();
  const id = useId();
  const [answer, setAnswer] = useState<Answer>("none");
  const message = MESSAGES[answer];

  async function vote(helped: boolean) {
    setAnswer(
      await browserApi.content.vote({ id: entryId, helped }).then(
        () => "given" as const,
        () => "failed" as const,
      ),
    );
  }

  return (
    <fieldset
      aria-labelledby={id}
      className={classNames("flex flex-wrap items-center gap-3 [@media(scripting:none)]:hidden", className)}
    >
      <p id={id} className="font-semibold">
        {t("content.helped")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => vote(true)}>
          <ThumbsUp aria-hidden="true" />
          {t("content.helped.yes")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => vote(false)}>
          <ThumbsDown aria-hidden="true" />
          {t("content.helped.no")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink2 empty:hidden">
        {message && t(message)}
      </p>
    </fieldset>
  );
}
