import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { AddressModal, type AddressModalInput } from "./address-modal.tsx";

export function EditAddressModal(props: ModalContentProps<AddressModalInput>) {
  const t = useTranslate();
  return <AddressModal {...props} title={t("address.edit-title")} />;
}
