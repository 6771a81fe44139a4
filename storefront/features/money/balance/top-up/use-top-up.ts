import { useState } from "react";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { type Money, money, toDecimalString } from "#domain/money/money/money.ts";
import { type TopUpError, topUpError } from "#domain/money/payments/top-up-limits.ts";
import { paymentFeeOf } from "#domain/money/pricing/checkout-price.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { ChosenMethod } from "#storefront/commerce/payment/method-choice.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { TopUpData } from "./load-top-up.ts";
import { parseAmount } from "./parse-amount.ts";

/** With the decimal separator of the language. */
function amountText(amount: Money, language: Language): string {
  const typed = toDecimalString(amount).slice(0, -2);
  return language === "en" ? typed : typed.replace(".", ",");
}

function amountErrorOf(typed: Money | null): TopUpError | "topup.error.not-an-amount" | null {
  return typed === null ? "topup.error.not-an-amount" : topUpError(typed);
}

/** ACCOUNT-04: the form's state; submitting leads to the provider's page. */
export function useTopUp({ options, currencyId }: TopUpData) {
  const { locale, config } = usePageData();
  const { payment_methods: methods, suggestions, minimum } = options;
  const [text, setText] = useState(amountText(suggestions[1] ?? minimum, locale));
  const [chosen, setChosen] = useState<ChosenMethod | null>(methods[0] ? { id: methods[0].id, option: null } : null);
  const typed = parseAmount(text);
  const amount = typed ?? money(0);
  const method = methods.find(({ id }) => id === chosen?.id);

  const form = useCallForm({
    read: () => ({ typed, chosen }),
    check: (fields) => {
      return {
        // The field shows `amountError` with the limits instead.
        ...(amountErrorOf(fields.typed) ? { amount: "topup.error.not-an-amount" as const } : {}),
        ...(fields.chosen ? {} : { payment_method_id: "topup.error.no-method" as const }),
      };
    },
    send: async () => {
      if (chosen === null) return;
      const input = { language_id: config.searchKeys.languageId, currency_id: currencyId, amount };
      const { redirect_url } = await browserApi.payments.topUp(
        { ...input, payment_method_id: chosen.id, option: chosen.option },
        // Retries of one call must not start a second payment.
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
      if (redirect_url === null) throw new Error("The provider returned no redirect URL");
      window.location.assign(redirect_url);
      // Stays busy until the browser has left the page.
      await new Promise(() => undefined);
    },
  });

  return {
    form,
    text,
    setText,
    amount,
    /** Recomputed, because choosing a suggestion corrects the amount without submitting again. */
    amountError: form.broken.some(({ name }) => name === "amount") ? amountErrorOf(typed) : null,
    setAmount: (suggested: Money) => setText(amountText(suggested, locale)),
    chosen,
    setChosen,
    fee: paymentFeeOf(amount, method ? { type: method.fee_type, value: method.fee } : null),
  };
}
