import { use } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { loadCountryChoices } from "./country-choices.ts";
import { RegisterPanel } from "./register-panel.tsx";
import { useSignedIn } from "./use-signed-in.ts";

export function RegisterModal({ open, onHandle }: ModalContentProps<object>) {
  const t = useTranslate();
  const handleSignedIn = useSignedIn();
  const countries = use(loadCountryChoices(t.language));
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="xl"
      flush
      label={t("auth.register.title")}
      closeLabel={t("a11y.close")}
      data-testid="register-modal"
    >
      <RegisterPanel
        variant="modal"
        countries={countries}
        onSignedIn={(user) => {
          onHandle(true);
          handleSignedIn(user, t("auth.register.done", { email: user.email }));
        }}
      />
    </Modal>
  );
}
