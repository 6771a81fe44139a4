import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "#contracts/shop/aftersales/withdrawals.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatedFacts } from "./stated-facts.tsx";

interface MailedStatementProps {
  withdrawal: StatedWithdrawal;
  onChange: () => void;
}

/** A visitor who is not known as the buyer confirms by a mail to the stated address (T136). */
export function MailedStatement({ withdrawal, onChange }: MailedStatementProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, email } = withdrawal;
  return (
    <Panel padding="step" className="grid gap-5">
      <div className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-pri" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
            {t("withdrawal.mailed")}
          </h2>
          <p className="mt-1 text-ui text-pretty text-ink2 wrap-anywhere">
            {t("withdrawal.mailed-text", { number, email })}
          </p>
        </div>
      </div>
      <StatedFacts withdrawal={withdrawal} />
      <p className="text-sm text-pretty text-ink2">{t("withdrawal.mailed-hint")}</p>
      <Button variant="outline" className="justify-self-start" onClick={onChange}>
        {t("withdrawal.change")}
      </Button>
    </Panel>
  );
}
