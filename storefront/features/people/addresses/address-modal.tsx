import { useId } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import { type Country, checkAddress } from "#domain/people/identity/address-rules.ts";
import { AddressFields } from "#storefront/commerce/addresses/address-fields.tsx";
import { readAddress } from "#storefront/commerce/addresses/read-address.ts";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";

export interface AddressModalInput {
  address: DeliveryAddress;
  countries: readonly Country[];
  save: (address: DeliveryAddress) => Promise<void>;
  /** Called with the typed values when the modal is closed without saving. */
  onDismiss?: (typed: DeliveryAddress) => void;
}

interface AddressModalProps extends ModalContentProps<AddressModalInput> {
  title: string;
}

/** ACCOUNT-01 */
export function AddressModal({ input, open, onHandle, title }: AddressModalProps) {
  const t = useTranslate();
  const formId = useId();
  const read = (typed: FormData) => ({ ...readAddress(typed), id: input.address.id });
  const { props, field, busy, ...state } = useCallForm({
    read,
    check: (address) => checkAddress(address, input.countries),
    send: async (address) => {
      await input.save(address);
      onHandle(true);
    },
  });

  function dismiss() {
    if (state.form.current) input.onDismiss?.(read(new FormData(state.form.current)));
    onHandle(false);
  }

  const footer = (
    <>
      <Button variant="outline" onClick={dismiss}>
        {t("account.cancel")}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyLabel={t("address.busy")}>
        {t("address.save")}
      </Button>
    </>
  );
  return (
    <Modal
      open={open}
      onHandle={dismiss}
      size="xl"
      mobile="full"
      title={title}
      closeLabel={t("a11y.close")}
      footer={footer}
      blockOutsideClose
      data-testid="address-modal"
    >
      <form {...props} id={formId} className="grid gap-x-3.5 gap-y-4 md:grid-cols-2">
        <div className="empty:hidden md:col-span-2">
          <FormProblems {...state} />
        </div>
        <AddressFields address={input.address} countries={input.countries} field={field} />
      </form>
    </Modal>
  );
}
