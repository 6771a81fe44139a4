import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PromotionChip } from "../summary/promotion-chip.tsx";
import { promotionText } from "../summary/promotion-text.ts";
import type { Checkout } from "../use-checkout.ts";

/** CHECKOUT-10: unknown, used-up and expired codes get the same error, at the field. */
export function PromotionForm({ checkout }: { checkout: Checkout }) {
  const { data, params, send } = checkout;
  const t = useTranslate();
  const { props, field, busy, form, ...problems } = useCallForm({
    read: (typed) => ({ code: textOf(typed, "code").trim() }),
    check: ({ code }): FieldMessages => (code === "" ? { code: "validation.required" } : {}),
    send: async ({ code }) => {
      await send(() => browserApi.checkout.applyPromotion({ ...params, code }));
      form.current?.reset();
    },
    fieldOf: { promotion_refused: "code", promotion_minimum: "code" },
  });
  return (
    <CheckoutBlock title={t("checkout.promotion.title")}>
      <p role="status" className="visually-hidden">
        {data.promotion && `${data.promotion.code}: ${promotionText(data, t)}`}
      </p>
      {/* Wide screens have it in the summary beside; on small ones the summary is folded. */}
      <div className="tablet:hidden">
        <PromotionChip checkout={checkout} />
      </div>
      <form {...props} className="grid gap-3">
        <FormProblems form={form} {...problems} />
        <div className="flex items-start gap-2.5">
          <TextField
            {...field("code")}
            label={t("checkout.promotion.title")}
            hideLabel
            placeholder={t(data.promotion ? "checkout.promotion.another" : "checkout.promotion.enter")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="grow"
          />
          <Button type="submit" variant="tonal" busy={busy}>
            {t("checkout.promotion.apply")}
          </Button>
        </div>
      </form>
    </CheckoutBlock>
  );
}
