import { useState } from "react";
import { browserApi } from "#storefront/browser-api.ts";
import type { SavedAddress } from "#storefront/commerce/addresses/address-choice.tsx";
import { DRAFT_ID, hasOwnInput, newDraft } from "#storefront/commerce/addresses/address-list.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { Checkout } from "../use-checkout.ts";
import { savedAddresses, servedCountries } from "./shipping-form.ts";

/** CHECKOUT-08: a signed-in customer adds, edits and selects addresses without leaving the checkout. */
export function useCheckoutAddresses({ data, params, choose, send }: Checkout) {
  const countries = servedCountries(data);
  const { default_country_id } = usePageData().config.site;
  const [draft, setDraft] = useState<SavedAddress | null>(null);

  const select = (address_id: number) => send(() => browserApi.checkout.setAddress({ ...params, address_id }));

  function add() {
    openModal("new-address", {
      address: draft ?? newDraft({ country_id: default_country_id }),
      countries,
      save: async (typed) => {
        const { id } = await browserApi.account.addDeliveryAddress({ ...typed, id: DRAFT_ID });
        await select(id);
        setDraft(null);
      },
      onDismiss: (typed) => setDraft(hasOwnInput(typed) ? typed : null),
    });
  }

  function edit(address: SavedAddress) {
    openModal("edit-address", {
      address,
      countries,
      save: async (typed) => {
        await browserApi.account.updateDeliveryAddress(typed);
        await select(typed.id);
      },
    });
  }

  return {
    saved: savedAddresses(data),
    add,
    edit,
    choose: (address: SavedAddress) =>
      choose({ address }, () => browserApi.checkout.setAddress({ ...params, address_id: address.id })),
  };
}
