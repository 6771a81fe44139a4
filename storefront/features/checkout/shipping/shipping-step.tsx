import { useEffect, useId } from "react";
import { FormProblems } from "../../../../client/forms/form-problems.tsx";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { Button } from "../../../../ui/button.tsx";
import { browserApi } from "../../../browser-api.ts";
import { trackBeginCheckout } from "../../../commerce/analytics/track-checkout.ts";
import { FreightChoice } from "../../../commerce/freight/freight-choice.tsx";
import { CheckoutBlock } from "../checkout-block.tsx";
import { CheckoutClosed } from "../checkout-closed.tsx";
import { CheckoutFrame } from "../checkout-frame.tsx";
import type { StepData } from "../load-step.ts";
import { useCheckout } from "../use-checkout.ts";
import { AddressBlock } from "./address-block.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { CourierChoice } from "./courier-choice.tsx";
import { useShippingForm } from "./use-shipping-form.ts";

/** ROUTE-30, CHECKOUT-02: address, freight and courier. */
export function ShippingStep({ data: loaded, countries }: StepData) {
  const t = useTranslate();
  const formId = useId();
  const checkout = useCheckout(loaded, "shipping");
  const { data, state, params, choose } = checkout;
  const { props, field, busy, sendCompleteAddress, ...problems } = useShippingForm(checkout, countries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per checkout
  useEffect(() => trackBeginCheckout(loaded), [loaded.slug]);
  if (checkout.isClosed) return <CheckoutClosed />;
  const action = (
    <Button type="submit" form={formId} block size="lg" busy={busy} busyLabel={t("checkout.busy")}>
      {t("checkout.to-payment")}
    </Button>
  );
  return (
    <CheckoutFrame
      checkout={checkout}
      title={t("checkout.shipping.title")}
      description={t("checkout.description")}
      action={action}
    >
      <form {...props} id={formId} className="grid gap-4 md:gap-5">
        <div className="empty:hidden">
          <FormProblems {...problems} />
        </div>
        {data.is_guest && <ContactBlock email={data.draft?.email ?? state.email} field={field} />}
        <AddressBlock {...{ checkout, countries, field }} onBlur={sendCompleteAddress} />
        {data.shipping && (
          <CheckoutBlock title={t("checkout.freight.title")}>
            <FreightChoice
              freight={data.shipping}
              currency={data.currency}
              chosen={state.shipping_method}
              error={field("shipping_method").error}
              onChoose={(shipping_method) =>
                choose({ shipping_method }, () => browserApi.checkout.setShipping({ ...params, shipping_method }))
              }
            />
          </CheckoutBlock>
        )}
        <CheckoutBlock title={t("checkout.delivery.title")}>
          <CourierChoice
            checkout={checkout}
            error={field("delivery_method").error}
            pointError={field("parcel_shop").error}
          />
        </CheckoutBlock>
      </form>
    </CheckoutFrame>
  );
}
