import { type MouseEvent, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { replaceModal } from "#storefront/shell/modals/modal-store.ts";
import { isPlainClick, LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useIsForGuests } from "#storefront/shell/visitor/page-access.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { AuthHead } from "./auth-head.tsx";
import { authLinkClass } from "./auth-link.tsx";
import { AuthOutcome } from "./auth-outcome.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

export function ForgotPasswordModal({ open, onHandle }: ModalContentProps<object>) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="sm"
      label={t("auth.forgot.title")}
      closeLabel={t("a11y.close")}
      data-testid="forgot-password-modal"
    >
      {sentTo === undefined ? (
        <>
          <AuthHead variant="modal" title={t("auth.forgot.title")} text={t("auth.forgot.text")} />
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <AuthOutcome
          variant="modal"
          kind="mailed"
          title={t("auth.forgot.sent.title")}
          text={t("auth.forgot.sent.text", { email: sentTo })}
        >
          <p className="-mt-3 mb-2 text-sm text-ink3">{t("auth.forgot.sent.hint")}</p>
          <Button variant="text" onClick={() => setSentTo(undefined)}>
            {t("auth.forgot.again")}
          </Button>
        </AuthOutcome>
      )}
      <BackToLogin onLeave={() => onHandle(false)} />
    </Modal>
  );
}

/** On guest pages closing the modal is enough, or the link leads to the sign-in; elsewhere it opens as a modal. */
function BackToLogin({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const isForGuests = useIsForGuests();
  function goBack(event: MouseEvent) {
    if (isForGuests) return onLeave();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    replaceModal("login", {});
  }
  return (
    <p className="mt-6 text-center text-ui">
      <LocalLink to="/login" onClick={goBack} className={authLinkClass}>
        {t("auth.back-to-login")}
      </LocalLink>
    </p>
  );
}
