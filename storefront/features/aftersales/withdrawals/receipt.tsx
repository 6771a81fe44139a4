import { CircleCheck, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "#contracts/shop/aftersales/withdrawals.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatedFacts } from "./stated-facts.tsx";

/** The statement and its time, to keep. Only the mails report what happens to the order. */
export function Receipt({ withdrawal }: { withdrawal: StatedWithdrawal }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel padding="step" className="grid gap-5">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-ok" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
            {t("withdrawal.done", { number: withdrawal.number })}
          </h2>
          <p className="mt-1 text-ui text-pretty text-ink2 wrap-anywhere">
            {t("withdrawal.done-text", { email: withdrawal.email })}
          </p>
        </div>
      </div>
      <p className="text-ui font-semibold">{t("withdrawal.statement")}</p>
      <StatedFacts withdrawal={withdrawal} />
      <WhatNext />
      <Button variant="outline" className="justify-self-start print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("withdrawal.print")}
      </Button>
    </Panel>
  );
}

function WhatNext() {
  const t = useTranslate();
  return (
    <div className="text-ui">
      <h3 className="font-semibold">{t("withdrawal.what-next")}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink2">
        <li>{t("withdrawal.next-unsent")}</li>
        <li>{t("withdrawal.next-sent")}</li>
      </ul>
    </div>
  );
}
