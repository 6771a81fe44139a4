import { useEffect, useId } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { trackBeginCheckout } from "#storefront/commerce/analytics/track-checkout.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { FreightChoice } from "#storefront/commerce/freight/freight-choice.tsx";
import { Button } from "#ui/button.tsx";
import { CheckoutClosed } from "../checkout-closed.tsx";
import { CheckoutFrame } from "../checkout-frame.tsx";
import type { StepData } from "../load-step.ts";
import { useCheckout } from "../use-checkout.ts";
import { AddressBlock } from "./address-block.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { CourierChoice } from "./courier-choice.tsx";
import { ExtrasBlock } from "./extras-block.tsx";
import { RecipientBlock } from "./recipient-block.tsx";
import { typesAddress } from "./shipping-form.ts";
import { useShippingForm } from "./use-shipping-form.ts";

/** ROUTE-30, CHECKOUT-02: address, freight and courier. */
export function ShippingStep({ data: loaded }: StepData) {
  const t = useTranslate();
  const formId = useId();
  const checkout = useCheckout(loaded, "shipping");
  const { data, state, params, choose } = checkout;
  const { props, field, busy, sendCompleteAddress, ...problems } = useShippingForm(checkout);
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
        <ContactBlock checkout={checkout} field={field} />
        {!typesAddress(data) && <AddressBlock checkout={checkout} error={field("address_id").error} />}
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
        {typesAddress(data) && <RecipientBlock {...{ checkout, field }} onBlur={sendCompleteAddress} />}
        <ExtrasBlock checkout={checkout} field={field} />
      </form>
    </CheckoutFrame>
  );
}
