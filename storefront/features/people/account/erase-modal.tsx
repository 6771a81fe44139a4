import { useId } from "react";
import { useNavigate } from "react-router";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkRequired } from "#domain/shared/forms/validation.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { setCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { PayoutFirst } from "./payout-first.tsx";

const CONSEQUENCES = ["account.erase.details", "account.erase.kept", "account.erase.balance"] as const;

/** T130: confirms with the password and names the consequences. */
export function EraseModal({ onHandle }: { onHandle: (outcome: boolean) => void }) {
  const t = useTranslate();
  const formId = useId();
  const navigate = useNavigate();
  const home = useLocalPath("/");
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ password: textOf(typed, "password") }),
    check: ({ password }) => brokenFields({ password: checkRequired(password) }),
    send: async (fields) => {
      await browserApi.account.eraseMyAccount(fields);
      await navigate(home, { replace: true });
      setCurrentUser(null);
      showToast({ tone: "success", text: t("account.erase.done") });
    },
  });
  const footer = (
    <>
      <Button variant="outline" onClick={() => onHandle(false)}>
        {t("account.cancel")}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={t("account.erase.busy")}>
        {t("account.erase.save")}
      </Button>
    </>
  );
  return (
    <Modal
      open
      onHandle={onHandle}
      title={t("account.erase.question")}
      closeLabel={t("a11y.close")}
      footer={footer}
      data-testid="erase-modal"
    >
      <form {...props} id={formId} className="grid gap-5">
        <FormProblems {...state} />
        <ul className="grid list-disc gap-2 ps-5 text-ui text-ink2">
          {CONSEQUENCES.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <PayoutFirst />
        <PasswordField
          {...field("password")}
          label={t("account.contact.password")}
          showText={t("auth.password.show")}
          hideText={t("auth.password.hide")}
          autoComplete="current-password"
        />
      </form>
    </Modal>
  );
}
