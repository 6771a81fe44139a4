import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { add } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { MethodChoice } from "#storefront/commerce/payment/method-choice.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { AmountSuggestions } from "./amount-suggestions.tsx";
import type { TopUpData } from "./load-top-up.ts";
import { TopUpFigures } from "./top-up-figures.tsx";
import { useTopUp } from "./use-top-up.ts";

/** ACCOUNT-04: the payment itself happens on the provider's page. */
export function TopUpForm(data: TopUpData) {
  const t = useTranslate();
  const { form, text, setText, amount, amountError, setAmount, chosen, setChosen, fee } = useTopUp(data);
  const { props, field, busy, ...state } = form;
  const { currency, payment_methods, suggestions, minimum, maximum } = data.options;
  const limits = {
    minimum: formatMoney(minimum, currency, t.language),
    maximum: formatMoney(maximum, currency, t.language),
  };
  return (
    <form {...props} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel as="div" padding="wide" className="grid min-w-0 gap-6">
        <FormProblems {...state} />
        <AmountSuggestions amounts={suggestions} currency={currency} chosen={amount} onChoose={setAmount} />
        <TextField
          name="amount"
          error={amountError ? t(amountError, limits) : undefined}
          label={t("topup.amount")}
          help={t("topup.limits", limits)}
          trailing={<span className="text-sm">{currency}</span>}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="sm:max-w-72"
        />
        <div className="grid gap-3">
          <h2 className="type-h4">{t("payment.method.title")}</h2>
          <MethodChoice
            methods={payment_methods}
            currency={currency}
            chosen={chosen}
            error={field("payment_method_id").error}
            onChoose={setChosen}
          />
        </div>
      </Panel>
      <TopUpFigures available={data.balance.available} {...{ amount, fee, currency }}>
        <Button type="submit" size="lg" block busy={busy} busyLabel={t("topup.busy")}>
          {t("topup.submit", { amount: formatMoney(add(amount, fee), currency, t.language) })}
        </Button>
      </TopUpFigures>
    </form>
  );
}
