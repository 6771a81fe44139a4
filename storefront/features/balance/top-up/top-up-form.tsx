import { useState } from "react";
import { add, money, toDecimalString } from "../../../../domain/money/money.ts";
import { topUpError } from "../../../../domain/payments/top-up-limits.ts";
import { paymentFeeOf } from "../../../../domain/pricing/checkout-price.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { browserApi } from "../../../browser-api.ts";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { FormProblems } from "../../../shell/forms/form-problems.tsx";
import { textOf, useCallForm } from "../../../shell/forms/use-call-form.ts";
import { usePageData } from "../../../shell/page-data.tsx";
import { type ChosenMethod, MethodChoice } from "../../../shell/payment/method-choice.tsx";
import { AmountSuggestions } from "./amount-suggestions.tsx";
import type { TopUpData } from "./load-top-up.ts";
import { typedAmount } from "./typed-amount.ts";

const shown = (text: string) => typedAmount(text) ?? money(0);

/** ACCOUNT-04: how much, and by which way; the provider's own page takes the money. */
export function TopUpForm({ options, currencyId }: TopUpData) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { currency, payment_methods: methods, suggestions } = options;
  const [amountText, setAmountText] = useState(toDecimalString(suggestions[1] ?? options.minimum).slice(0, -2));
  const [chosen, setChosen] = useState<ChosenMethod | null>(methods[0] ? { id: methods[0].id, option: null } : null);
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ amount: typedAmount(textOf(typed, "amount")), method: chosen }),
    check: ({ amount, method }) => {
      const amountError = amount === null ? "topup.error.not-an-amount" : topUpError(amount);
      return {
        ...(amountError ? { amount: amountError } : {}),
        ...(method ? {} : { payment_method_id: "topup.error.no-method" as const }),
      };
    },
    send: async ({ amount, method }) => {
      if (amount === null || method === null) return;
      const input = { language_id: languageId, currency_id: currencyId, amount, payment_method_id: method.id };
      // One press, one payment, however often its call is tried.
      const context = { idempotencyKey: crypto.randomUUID() };
      const { redirect_url } = await browserApi.payments.topUp({ ...input, option: method.option }, { context });
      if (redirect_url === null) throw new Error("The provider has no page to go to");
      window.location.assign(redirect_url);
      // Busy until the provider's page is there.
      await new Promise(() => undefined);
    },
  });
  const method = methods.find(({ id }) => id === chosen?.id);
  const amount = shown(amountText);
  const fee = paymentFeeOf(amount, method ? { type: method.fee_type, value: method.fee } : null);
  return (
    <form {...props} className="grid max-w-[40rem] gap-6 rounded-panel border border-line bg-surface p-5 md:p-7">
      <FormProblems {...state} />
      <AmountSuggestions
        amounts={suggestions}
        currency={currency}
        chosen={amount}
        onChoose={(suggested) => setAmountText(toDecimalString(suggested).slice(0, -2))}
      />
      <TextField
        {...field("amount")}
        label={t("topup.amount")}
        help={t("topup.limits", {
          minimum: formatMoney(options.minimum, currency, t.language),
          maximum: formatMoney(options.maximum, currency, t.language),
        })}
        inputMode="decimal"
        autoComplete="off"
        value={amountText}
        onChange={(event) => setAmountText(event.target.value)}
        className="max-w-60"
      />
      <MethodChoice
        methods={methods}
        currency={currency}
        chosen={chosen}
        error={field("payment_method_id").error}
        onChoose={setChosen}
      />
      <Button type="submit" size="lg" busy={busy} busyLabel={t("topup.busy")}>
        {t("topup.submit", { amount: formatMoney(add(amount, fee), currency, t.language) })}
      </Button>
    </form>
  );
}
