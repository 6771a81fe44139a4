import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { AuthCard } from "./auth-card.tsx";
import type { CountryChoice } from "./country-choices.ts";
import { RegisterPanel } from "./register-panel.tsx";
import { useSignedIn } from "./use-signed-in.ts";

export function RegisterPage({ countries }: { countries: readonly CountryChoice[] }) {
  const t = useTranslate();
  const handleSignedIn = useSignedIn();
  return (
    <>
      <PageHead title={t("auth.register.title")} description={t("meta.register.description")} />
      <AuthCard size="xl">
        <RegisterPanel
          variant="page"
          countries={countries}
          onSignedIn={(user) => handleSignedIn(user, t("auth.register.done", { email: user.email }))}
        />
      </AuthCard>
    </>
  );
}
