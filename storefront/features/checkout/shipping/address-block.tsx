import { Plus } from "lucide-react";
import type { useCallForm } from "../../../../client/forms/use-call-form.ts";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { AddressFields as Address, Country } from "../../../../domain/identity/address-rules.ts";
import { AddressFields } from "../../../commerce/addresses/address-fields.tsx";
import { newDraft } from "../../../commerce/addresses/address-list.ts";
import { usePageData } from "../../../shell/page-data.tsx";
import { blockActionClass, CheckoutBlock } from "../checkout-block.tsx";
import type { Checkout } from "../use-checkout.ts";
import { AddressChoice } from "./address-choice.tsx";
import { typesAddress } from "./shipping-form.ts";
import { useCheckoutAddresses } from "./use-checkout-addresses.ts";

interface AddressBlockProps {
  checkout: Checkout;
  countries: readonly Country[];
  field: ReturnType<typeof useCallForm>["field"];
  onBlur: () => void;
}

/** CHECKOUT-08: a choice of saved addresses, or a form when there are none. */
export function AddressBlock(props: AddressBlockProps) {
  return typesAddress(props.checkout.data) ? <TypedAddress {...props} /> : <SavedAddresses {...props} />;
}

function TypedAddress({ checkout: { data }, countries, field, onBlur }: AddressBlockProps) {
  const t = useTranslate();
  const { default_country_id } = usePageData().config.site;
  const country_id = data.country?.country_id ?? default_country_id;
  return (
    <CheckoutBlock title={t("checkout.address.title")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: receives the bubbling blur of its fields */}
      <div className="grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2" onBlur={onBlur}>
        <AddressFields
          address={newDraft({ country_id, ...data.address?.current, ...(data.draft as Partial<Address>) })}
          countries={countries}
          field={field}
        />
      </div>
    </CheckoutBlock>
  );
}

function SavedAddresses({ checkout, countries, field }: AddressBlockProps) {
  const t = useTranslate();
  const { saved, add, edit, choose } = useCheckoutAddresses(checkout, countries);
  const newAddress = (
    <button type="button" className={blockActionClass} onClick={add}>
      <Plus aria-hidden="true" className="size-4" />
      {t("address.new")}
    </button>
  );
  return (
    <CheckoutBlock title={t("checkout.address.title")} action={newAddress}>
      <AddressChoice
        addresses={saved}
        countries={countries}
        chosen={checkout.state.address}
        error={field("address_id").error}
        onChoose={choose}
        onEdit={edit}
      />
    </CheckoutBlock>
  );
}
