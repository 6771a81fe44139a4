import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { CountryField } from "#storefront/commerce/addresses/address-fields.tsx";
import { Button } from "#ui/button.tsx";
import { NewAddress, SavedAddresses } from "../shipping/address-block.tsx";
import { EmailField } from "../shipping/contact-block.tsx";
import { RecipientFields } from "../shipping/recipient-block.tsx";
import {
  checkShipping,
  readShipping,
  type ShippingFields,
  servedCountries,
  shownAddress,
  typesAddress,
} from "../shipping/shipping-form.ts";
import type { Checkout } from "../use-checkout.ts";

interface EditProps {
  checkout: Checkout;
  onDone: () => void;
}

/** CHECKOUT-08: changes whom and where it goes to. */
export function EditAddress(props: EditProps) {
  return typesAddress(props.checkout.data) ? <TypedAddress {...props} /> : <ChosenAddress {...props} />;
}

function ChosenAddress({ checkout, onDone }: EditProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <SavedAddresses checkout={checkout} error={undefined} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NewAddress checkout={checkout} />
        <Button onClick={onDone}>{t("checkout.review.done")}</Button>
      </div>
    </div>
  );
}

function TypedAddress({ checkout, onDone }: EditProps) {
  const t = useTranslate();
  const { data, state, params, send } = checkout;

  async function save({ email, address }: ShippingFields): Promise<void> {
    if (email !== null && email.trim() !== state.email) {
      await send(() => browserApi.checkout.setEmail({ ...params, email }));
    }
    if (address) await send(() => browserApi.checkout.setAddress({ ...params, address }));
    onDone();
  }

  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => readShipping(typed, checkout),
    check: (fields) => checkShipping(fields, checkout),
    send: save,
  });
  return (
    <form {...props} className="grid items-start gap-x-3.5 gap-y-4 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <FormProblems {...problems} />
      </div>
      {data.is_guest && <EmailField checkout={checkout} field={field} />}
      <CountryField address={shownAddress(data)} countries={servedCountries(data)} field={field} />
      <RecipientFields checkout={checkout} field={field} />
      <div className="flex flex-wrap justify-end gap-3 md:col-span-2">
        <Button variant="outline" onClick={onDone}>
          {t("account.cancel")}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t("checkout.busy")}>
          {t("checkout.review.save")}
        </Button>
      </div>
    </form>
  );
}
