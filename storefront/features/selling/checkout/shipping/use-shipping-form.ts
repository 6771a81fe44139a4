import { type InputEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { type AddressFields, checkAddress, checkRecipient } from "#domain/people/identity/address-rules.ts";
import { isSameAddress } from "#domain/selling/checkout/same-address.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import type { Checkout } from "../use-checkout.ts";
import { isStored } from "./extras-form.ts";
import { checkShipping, isToDoor, readShipping, type ShippingFields, servedCountries } from "./shipping-form.ts";
import { useDraft } from "./use-draft.ts";

/** CHECKOUT-08: choices are sent as they are made; submitting sends what was typed and waits for the answers. */
export function useShippingForm(checkout: Checkout) {
  const { data, state, params, send, settled } = checkout;
  const navigate = useNavigate();
  const payment = useLocalPath(`/payment/${params.slug}`);
  const draft = useDraft(params.slug);
  const sent = useRef(data.address?.current ?? null);

  async function sendAddress(address: AddressFields, email?: { email: string }): Promise<void> {
    await send(() => browserApi.checkout.setAddress({ ...params, address, ...email }));
    sent.current = address;
  }

  async function sendAll({ email, address, extras }: ShippingFields): Promise<void> {
    const newEmail = email !== null && email.trim() !== state.email ? { email } : undefined;
    if (address && !isSameAddress(address, sent.current)) await sendAddress(address, newEmail);
    else if (newEmail) await send(() => browserApi.checkout.setEmail({ ...params, ...newEmail }));
    if (!isStored(extras, data)) await send(() => browserApi.checkout.setExtras({ ...params, ...extras }));
    const fresh = await settled();
    // Another country may not have the selected courier.
    if (fresh.delivery && fresh.delivery.local_delivery !== state.delivery_method) throw COURIER_LOST;
    draft.discard();
    await navigate(payment);
  }

  const form = useCallForm({
    read: (typed) => readShipping(typed, checkout),
    check: (fields) => checkShipping(fields, checkout),
    send: sendAll,
  });

  /** Sent as soon as it is complete, so that a reload and another device have it. */
  function sendCompleteAddress(): void {
    if (!form.form.current) return;
    const { address } = readShipping(new FormData(form.form.current), checkout);
    const check = isToDoor(checkout) ? checkAddress : checkRecipient;
    const isComplete = address && Object.keys(check(address, servedCountries(data))).length === 0;
    if (isComplete && !isSameAddress(address, sent.current)) sendAddress(address).catch(() => {});
  }

  const props = {
    ...form.props,
    onInput(event: InputEvent<HTMLFormElement>) {
      form.props.onInput(event);
      draft.saveSoon(event.currentTarget);
    },
  };

  return { ...form, props, sendCompleteAddress };
}

const COURIER_LOST = {
  answer: {
    code: "invalid_input",
    message: "error.call.invalid-input",
    errors: { delivery_method: "validation.choice" },
  },
};
