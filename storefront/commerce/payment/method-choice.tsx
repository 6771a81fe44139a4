import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { FieldLine } from "#ui/field-frame.tsx";
import { RadioCardGroup } from "#ui/radio-card.tsx";
import { MethodCard } from "./method-card.tsx";

export interface ChosenMethod {
  id: number;
  option: string | null;
}

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  currency: string;
  chosen: ChosenMethod | null;
  error?: string | undefined;
  onChoose: (chosen: ChosenMethod) => void;
}

/** CHECKOUT-11, PAYMENT-02: every payment method of the storefront with its fee. */
export function MethodChoice({ methods, currency, chosen, error, onChoose }: MethodChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  // The balance has a switch of its own.
  const others = methods.filter(({ payment_processor_id }) => payment_processor_id !== PROVIDER.balance);
  return (
    <>
      <RadioCardGroup legend={t("payment.method.title")} hideLegend className="gap-2.5">
        {others.map((method) => (
          <MethodCard
            key={method.id}
            {...{ method, currency }}
            chosen={chosen?.id === method.id ? chosen : null}
            errorId={error && errorId}
            onChoose={(option) => onChoose({ id: method.id, option })}
          />
        ))}
      </RadioCardGroup>
      {others.length === 0 && <p className="text-ui text-ink2">{t("payment.method.none")}</p>}
      <FieldLine id={errorId} error={error} />
    </>
  );
}
