import { useEffect, useRef } from "react";
import { useCallAction } from "../../../client/calls/use-call-action.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "../../../contracts/shop/withdrawals.ts";
import { Button } from "../../../ui/button.tsx";
import { browserApi } from "../../browser-api.ts";
import { StatedFacts } from "./stated-facts.tsx";
import type { RecordedStatement } from "./statement-form.tsx";

interface ConfirmStatementProps {
  recorded: RecordedStatement;
  onChange: () => void;
  onConfirmed: (withdrawal: StatedWithdrawal) => void;
}

/** The second button: the statement is made when it is pressed. */
export function ConfirmStatement({ recorded, onChange, onConfirmed }: ConfirmStatementProps) {
  const t = useTranslate();
  const { busy, run } = useCallAction();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const confirm = () =>
    run(async () => onConfirmed((await browserApi.withdrawals.confirm({ token: recorded.token })).withdrawal));
  return (
    <div className="grid gap-5">
      <p ref={words} tabIndex={-1} className="text-lg font-semibold text-pretty outline-none">
        {t("withdrawal.statement")}
      </p>
      <StatedFacts withdrawal={recorded.withdrawal} />
      <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
        <Button busy={busy} busyLabel={t("withdrawal.confirm-busy")} onClick={confirm}>
          {t("withdrawal.confirm")}
        </Button>
        <Button variant="outline" onClick={onChange}>
          {t("withdrawal.change")}
        </Button>
      </div>
    </div>
  );
}
