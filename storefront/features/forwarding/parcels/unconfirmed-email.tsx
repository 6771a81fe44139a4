import { MailQuestion } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { showToast } from "#ui/toast-store.ts";

/** An address abroad is given to whom we can reach. */
export function UnconfirmedEmail() {
  const t = useTranslate();
  const { run, busy } = useCallAction();

  async function resend() {
    const isSent = await run(() => browserApi.identity.resendConfirmation());
    if (isSent) showToast({ tone: "success", text: t("auth.confirm.resent") });
  }

  return (
    <EmptyState
      title={t("parcels.unconfirmed.title")}
      text={t("parcels.unconfirmed.text")}
      drawing={<MailQuestion className="size-12 text-pri" />}
      action={
        <Button busy={busy} onClick={resend}>
          {t("auth.confirm.resend")}
        </Button>
      }
    />
  );
}
