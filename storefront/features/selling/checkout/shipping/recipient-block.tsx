import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { NameFields, PhoneField, StreetFields } from "#storefront/commerce/addresses/address-fields.tsx";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import type { Checkout } from "../use-checkout.ts";
import { isToDoor, servedCountries, shownAddress } from "./shipping-form.ts";

interface RecipientProps {
  checkout: Checkout;
  field: ReturnType<typeof useCallForm>["field"];
}

/** CHECKOUT-08: whom it goes to. It stands after the couriers, because only one to the door needs a street. */
export function RecipientBlock({ onBlur, ...props }: RecipientProps & { onBlur: () => void }) {
  const t = useTranslate();
  const title = isToDoor(props.checkout) ? "checkout.address.title" : "checkout.recipient.title";
  return (
    <CheckoutBlock title={t(title)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: receives the bubbling blur of its fields */}
      <div className="grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2" onBlur={onBlur}>
        <RecipientFields {...props} />
      </div>
    </CheckoutBlock>
  );
}

/** The street stays in the form while a pickup point is chosen, so that what was typed is not lost. */
export function RecipientFields({ checkout, field }: RecipientProps) {
  const address = shownAddress(checkout.data);
  const countries = servedCountries(checkout.data);
  return (
    <>
      <NameFields address={address} field={field} />
      <PhoneField address={address} countries={countries} field={field} />
      <div hidden={!isToDoor(checkout)} className="grid gap-x-3.5 gap-y-4 md:col-span-2 md:grid-cols-2">
        <StreetFields address={address} field={field} />
      </div>
    </>
  );
}
