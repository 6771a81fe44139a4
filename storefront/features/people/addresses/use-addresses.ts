import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { DRAFT_ID, hasOwnInput, newDraft, withDraft } from "#storefront/commerce/addresses/address-list.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { showToast } from "#ui/toast-store.ts";

interface SavedAddresses {
  addresses: readonly DeliveryAddress[];
  countries: readonly Country[];
}

/** ACCOUNT-01 */
export function useAddresses({ addresses, countries }: SavedAddresses, defaults: Partial<DeliveryAddress>) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { run } = useCallAction();
  const [draft, setDraft] = useState<DeliveryAddress | null>(null);

  async function confirmChange(text: string) {
    showToast({ tone: "success", text });
    await revalidate();
  }

  function add() {
    const address = draft ?? newDraft(defaults);
    setDraft(address);
    openModal("new-address", {
      address,
      countries,
      save: async (typed) => {
        await browserApi.account.addDeliveryAddress({ ...typed, id: DRAFT_ID });
        await confirmChange(t("address.saved"));
        setDraft(null);
      },
      onDismiss: (typed) => setDraft(hasOwnInput(typed) ? typed : null),
    });
  }

  function change(address: DeliveryAddress) {
    openModal("edit-address", {
      address,
      countries,
      save: async (typed) => {
        await browserApi.account.updateDeliveryAddress(typed);
        await confirmChange(t("address.saved"));
      },
    });
  }

  async function remove(address: DeliveryAddress) {
    if (!(await run(() => browserApi.account.deleteDeliveryAddress({ id: address.id })))) return;
    const restore = async () => {
      const isRestored = await run(() => browserApi.account.addDeliveryAddress({ ...address, id: DRAFT_ID }));
      if (isRestored) await confirmChange(t("address.saved"));
    };
    showToast({
      tone: "success",
      text: t("address.deleted"),
      action: { label: t("address.undo"), onPress: restore },
    });
    await revalidate();
  }

  return {
    list: withDraft(addresses, draft),
    add,
    edit: (address: DeliveryAddress) => (address.id === DRAFT_ID ? add() : change(address)),
    remove: (address: DeliveryAddress) => (address.id === DRAFT_ID ? setDraft(null) : remove(address)),
  };
}
