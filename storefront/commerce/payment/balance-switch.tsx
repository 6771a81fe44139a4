import { Wallet } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";

interface BalanceSwitchProps {
  available: Money;
  currency: string;
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

/** CHECKOUT-11: the balance pays first, another method pays the rest. */
export function BalanceSwitch({ available, currency, isUsed, onChange }: BalanceSwitchProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Panel as="div" padding="wide" className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-soft text-softink">
        <Wallet aria-hidden="true" className="size-5.5" />
      </span>
      <div className="min-w-0 grow">
        <label id={id} htmlFor={`${id}-switch`} className="block cursor-pointer type-h4">
          {t("payment.balance.title")}
        </label>
        <p className="text-sm text-ink2">
          {t("payment.balance.text", { amount: formatMoney(available, currency, t.language) })}
        </p>
      </div>
      <Switch
        id={`${id}-switch`}
        aria-labelledby={id}
        checked={isUsed}
        onChange={(event) => onChange(event.target.checked)}
        className="pointer-coarse:min-h-11 items-center"
      >
        {null}
      </Switch>
    </Panel>
  );
}
