import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { AuthCard } from "./auth-card.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { useSignedIn } from "./use-signed-in.ts";

export function LoginPage() {
  const t = useTranslate();
  const handleSignedIn = useSignedIn();
  return (
    <>
      <PageHead title={t("meta.login.title")} description={t("meta.login.description")} />
      <AuthCard size="sm">
        <LoginPanel
          variant="page"
          onSignedIn={(user) => handleSignedIn(user, t("auth.login.done", { name: user.first_name }))}
        />
      </AuthCard>
    </>
  );
}
