import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContactInfo } from "#contracts/shop/people/credentials.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast-store.ts";

/** An e-mail address that is still unconfirmed: a new one or the current one. */
export function EmailState({ contact }: { contact: ContactInfo }) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  if (contact.pending_email) {
    return <Note className="mb-5">{t("account.contact.email-pending", { email: contact.pending_email })}</Note>;
  }
  if (contact.is_email_confirmed) return null;

  async function resend() {
    const sent = await run(() => browserApi.identity.resendConfirmation());
    if (sent) showToast({ tone: "success", text: t("auth.confirm.resent") });
  }

  return (
    <Note tone="warn" className="mb-5">
      <p>{t("account.contact.email-unconfirmed", { email: contact.email })}</p>
      <Button variant="outline" size="sm" busy={busy} onClick={resend} className="mt-3">
        {t("auth.confirm.resend")}
      </Button>
    </Note>
  );
}
