import { Plus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AddressChoice } from "#storefront/commerce/addresses/address-choice.tsx";
import { blockActionClass, CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import type { Checkout } from "../use-checkout.ts";
import { servedCountries } from "./shipping-form.ts";
import { useCheckoutAddresses } from "./use-checkout-addresses.ts";

interface SavedAddressesProps {
  checkout: Checkout;
  error: string | undefined;
}

/** CHECKOUT-08: a customer chooses one of the saved addresses. */
export function AddressBlock(props: SavedAddressesProps) {
  const t = useTranslate();
  return (
    <CheckoutBlock title={t("checkout.address.title")} action={<NewAddress checkout={props.checkout} />}>
      <SavedAddresses {...props} />
    </CheckoutBlock>
  );
}

export function SavedAddresses({ checkout, error }: SavedAddressesProps) {
  const { saved, edit, choose } = useCheckoutAddresses(checkout);
  return (
    <AddressChoice
      addresses={saved}
      countries={servedCountries(checkout.data)}
      chosen={checkout.state.address}
      error={error}
      onChoose={choose}
      onEdit={edit}
    />
  );
}

export function NewAddress({ checkout }: { checkout: Checkout }) {
  const t = useTranslate();
  const { add } = useCheckoutAddresses(checkout);
  return (
    <button type="button" className={blockActionClass} onClick={add}>
      <Plus aria-hidden="true" className="size-4" />
      {t("address.new")}
    </button>
  );
}
