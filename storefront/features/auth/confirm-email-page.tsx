import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { PageHead } from "../../shell/head/page-head.tsx";
import { setCurrentUser, useVisitor } from "../../shell/visitor/current-user.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthHead } from "./auth-head.tsx";
import { ConfirmationOutcome } from "./confirmation-outcome.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { useConfirmation } from "./use-confirmation.ts";

/** The link proves an address only from within the account that asked for it, so visitors sign in here first. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const t = useTranslate();
  const { isKnown, user } = useVisitor();
  const { stage, confirm } = useConfirmation(token, user !== null);
  const isVisitor = isKnown && !user;
  return (
    <>
      <PageHead title={t("auth.confirm.title")} description={t("auth.confirm.sign-in")} noindex />
      <AuthCard size="sm">
        {isVisitor && <LoginPanel place="page" onSignedIn={setCurrentUser} text={t("auth.confirm.sign-in")} />}
        {!isVisitor && stage === "asking" && (
          <div role="status">
            <AuthHead place="page" title={t("auth.confirm.title")} text={t("auth.confirm.busy")} />
          </div>
        )}
        {user && stage !== "asking" && <ConfirmationOutcome stage={stage} email={user.email} onRetry={confirm} />}
      </AuthCard>
    </>
  );
}
