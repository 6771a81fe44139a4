import { useRevalidator } from "react-router";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { CountryField } from "#storefront/commerce/addresses/address-fields.tsx";
import { blockLinkClass, CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { TextField } from "#ui/field.tsx";
import type { Checkout } from "../use-checkout.ts";
import { servedCountries, shownAddress, typesAddress } from "./shipping-form.ts";

interface ContactBlockProps {
  checkout: Checkout;
  field: ReturnType<typeof useCallForm>["field"];
}

/** CHECKOUT-08: a guest enters an e-mail or signs in. The country decides freight and couriers, so it is asked first. */
export function ContactBlock({ checkout, field }: ContactBlockProps) {
  const t = useTranslate();
  const { data, params, choose } = checkout;
  const { is_guest } = data;
  const moveTo = (country_id: number) =>
    country_id > 0 && choose({}, () => browserApi.checkout.setAddress({ ...params, country_id }));
  if (!is_guest && !typesAddress(data)) return null;
  return (
    <CheckoutBlock
      title={t(is_guest ? "checkout.contact.title" : "auth.field.country")}
      action={is_guest && <SignIn />}
    >
      <div className="grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2">
        {is_guest && <EmailField checkout={checkout} field={field} />}
        {typesAddress(data) && (
          <CountryField
            address={shownAddress(data)}
            countries={servedCountries(data)}
            field={field}
            onChoose={moveTo}
          />
        )}
      </div>
    </CheckoutBlock>
  );
}

export function EmailField({ checkout: { data, state }, field }: ContactBlockProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field("email")}
      type="email"
      label={t("auth.field.email")}
      help={t("checkout.contact.help")}
      defaultValue={data.draft?.email ?? state.email ?? ""}
      autoComplete="email"
    />
  );
}

function SignIn() {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  // A signed-in customer has saved addresses and a balance.
  const handleLogin = (isSignedIn: boolean) => isSignedIn && revalidate();
  return (
    <button type="button" className={blockLinkClass} onClick={() => openModal("login", {}, handleLogin)}>
      {t("checkout.contact.sign-in")}
    </button>
  );
}
