import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { setCurrentUser, useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthHead } from "./auth-head.tsx";
import { ConfirmationOutcome } from "./confirmation-outcome.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { useConfirmation } from "./use-confirmation.ts";

/** The link confirms an address only for the signed-in account that requested it, so visitors sign in first. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const t = useTranslate();
  const { isKnown, user } = useVisitor();
  const { stage, confirm } = useConfirmation(token, user !== null);
  const isVisitor = isKnown && !user;
  return (
    <>
      <PageHead title={t("auth.confirm.title")} description={t("auth.confirm.sign-in")} noindex />
      <AuthCard size="sm">
        {isVisitor && <LoginPanel variant="page" onSignedIn={setCurrentUser} text={t("auth.confirm.sign-in")} />}
        {!isVisitor && stage === "confirming" && (
          <div role="status">
            <AuthHead variant="page" title={t("auth.confirm.title")} text={t("auth.confirm.busy")} />
          </div>
        )}
        {user && stage !== "confirming" && <ConfirmationOutcome stage={stage} email={user.email} onRetry={confirm} />}
      </AuthCard>
    </>
  );
}
