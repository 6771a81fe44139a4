import { useEffect, useRef } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "#contracts/shop/aftersales/withdrawals.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { StatedFacts } from "./stated-facts.tsx";

interface ConfirmStatementProps {
  token: string;
  /** The statement from step 1; null for a mailed link, because the mail has the statement. */
  recorded: StatedWithdrawal | null;
  onChange?: () => void;
  onConfirmed: (withdrawal: StatedWithdrawal) => void;
}

/** The second step: its button makes the statement. */
export function ConfirmStatement({ token, recorded, onChange, onConfirmed }: ConfirmStatementProps) {
  const t = useTranslate();
  const { busy, run } = useCallAction();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const confirm = () => run(async () => onConfirmed((await browserApi.withdrawals.confirm({ token })).withdrawal));
  return (
    <div className="grid gap-5">
      <p ref={words} tabIndex={-1} className="text-lg font-semibold text-pretty outline-none">
        {t("withdrawal.statement")}
      </p>
      {recorded ? (
        <StatedFacts withdrawal={recorded} />
      ) : (
        <p className="text-ui text-pretty text-ink2">{t("withdrawal.confirm-hint")}</p>
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
        <Button busy={busy} busyLabel={t("withdrawal.confirm-busy")} onClick={confirm}>
          {t("withdrawal.confirm")}
        </Button>
        {onChange && (
          <Button variant="outline" onClick={onChange}>
            {t("withdrawal.change")}
          </Button>
        )}
      </div>
    </div>
  );
}
