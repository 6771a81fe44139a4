import { CircleCheck, Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Panel } from "#ui/panel.tsx";
import type { SentClaim } from "./use-claim-form.ts";

/** For who cannot open the claim's page yet: the mail has a link to it. */
export function ClaimReceipt({ sent: { number, about, isNew } }: { sent: SentClaim }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = isNew ? CircleCheck : Info;
  return (
    <Panel padding="step" className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        className={isNew ? "mt-0.5 size-7 shrink-0 text-ok" : "mt-0.5 size-7 shrink-0 text-info"}
      />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
          {t(isNew ? "claim.sent" : "claim.see", { number })}
        </h2>
        <p className="mt-1 text-ui text-pretty text-ink2">
          {isNew ? t("claim.sent-text") : `${t("claim.already", { number, about })} ${t("claim.already-guest")}`}
        </p>
      </div>
    </Panel>
  );
}
