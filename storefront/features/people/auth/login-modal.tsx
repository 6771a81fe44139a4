import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { useSignedIn } from "./use-signed-in.ts";

/** Signing in here does not leave the page. */
export function LoginModal({ open, onHandle }: ModalContentProps<object>) {
  const t = useTranslate();
  const handleSignedIn = useSignedIn();
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="sm"
      label={t("auth.login.title")}
      closeLabel={t("a11y.close")}
      data-testid="login-modal"
    >
      <LoginPanel
        variant="modal"
        onSignedIn={(user) => {
          onHandle(true);
          handleSignedIn(user, t("auth.login.done", { name: user.first_name }));
        }}
      />
    </Modal>
  );
}
