import { Check } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";

export interface AdditionalInfoSuccessInput {
  quoteNumber: string;
  email: string;
  onBackToQuotes: () => void;
}

export function AdditionalInfoSuccessModal({ input, open, onHandle }: ModalContentProps<AdditionalInfoSuccessInput>) {
  const t = useTranslate();
  const title = t("modal.additional-info.title");

  function backToQuotes() {
    input.onBackToQuotes();
    onHandle(true);
  }

  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="sm"
      label={title}
      closeLabel={t("a11y.close")}
      data-testid="additional-info-success-modal"
    >
      <div className="grid justify-items-center pt-4 text-center">
        <span className="mb-6 grid size-18 place-items-center rounded-full bg-ok-fill text-ok">
          <Check aria-hidden="true" />
        </span>
        <h2 data-modal-title tabIndex={-1} className="type-h3">
          {title}
        </h2>
        <p className="mt-1.5 mb-5 text-ui text-balance text-ink2 wrap-anywhere">
          {t("modal.additional-info.text", { number: input.quoteNumber, email: input.email })}
        </p>
        <Button block size="lg" onClick={backToQuotes}>
          {t("modal.additional-info.back-to-quotes")}
        </Button>
        <Button block variant="text" className="mt-2" onClick={() => onHandle(false)}>
          {t("modal.additional-info.continue")}
        </Button>
      </div>
    </Modal>
  );
}
