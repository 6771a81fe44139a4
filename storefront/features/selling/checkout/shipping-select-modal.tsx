import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Freight } from "#contracts/shop/forwarding/freight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { FreightChoice } from "#storefront/commerce/freight/freight-choice.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";

export interface ShippingSelectInput {
  freight: Freight;
  currency: string;
  chosen: ShippingMethod | null;
  /** Returns whether the server accepted the choice. */
  onChoose: (method: ShippingMethod) => Promise<boolean>;
}

/** MODAL-01: changes the freight without going back a step. */
export function ShippingSelectModal({ input, open, onHandle }: ModalContentProps<ShippingSelectInput>) {
  const t = useTranslate();
  const [method, setMethod] = useState(input.chosen);
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const isDone = method === null || method === input.chosen || (await input.onChoose(method));
    setBusy(false);
    if (isDone) onHandle(true);
  }

  const footer = (
    <Button busy={busy} onClick={save}>
      {t("checkout.freight.choose")}
    </Button>
  );
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="md"
      title={t("checkout.freight.title")}
      closeLabel={t("a11y.close")}
      footer={footer}
      data-testid="shipping-select-modal"
    >
      <FreightChoice freight={input.freight} currency={input.currency} chosen={method} onChoose={setMethod} />
    </Modal>
  );
}
