import { type ReactNode, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthHead } from "./auth-head.tsx";
import { AuthOutcome } from "./auth-outcome.tsx";
import { PasswordResetForm } from "./password-reset-form.tsx";

type Stage = "open" | "done" | "expired";

export function PasswordResetPage({ token }: { token: string }) {
  const t = useTranslate();
  const [stage, setStage] = useState<Stage>("open");
  const stages: Record<Stage, () => ReactNode> = {
    open: () => (
      <>
        <AuthHead variant="page" title={t("auth.reset.title")} text={t("auth.reset.text")} />
        <PasswordResetForm token={token} onDone={() => setStage("done")} onExpired={() => setStage("expired")} />
      </>
    ),
    done: () => (
      <AuthOutcome variant="page" kind="done" title={t("auth.reset.done.title")} text={t("auth.reset.done.text")}>
        <LocalLink to="/login" className={buttonClass({ size: "lg", block: true })}>
          {t("auth.login.submit")}
        </LocalLink>
      </AuthOutcome>
    ),
    expired: () => (
      <AuthOutcome
        variant="page"
        kind="expired"
        title={t("auth.reset.expired.title")}
        text={t("auth.reset.expired.text")}
      >
        <Button size="lg" block onClick={() => openModal("forgot-password", {})}>
          {t("auth.reset.expired.action")}
        </Button>
      </AuthOutcome>
    ),
  };
  return (
    <>
      <PageHead title={t("auth.reset.title")} description={t("auth.reset.text")} noindex />
      <AuthCard size="sm">{stages[stage]()}</AuthCard>
    </>
  );
}
