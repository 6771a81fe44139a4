import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { ThemedDrawing } from "#storefront/shell/themed-drawing.tsx";
import { AuthHead } from "./auth-head.tsx";
import { AuthLink } from "./auth-link.tsx";
import type { AuthVariant } from "./auth-variant.ts";
import { LoginForm } from "./login-form.tsx";

interface LoginPanelProps {
  variant: AuthVariant;
  onSignedIn: (user: CurrentUser) => void;
  /** Replaces the default text, to give a reason for signing in. */
  text?: string;
}

export function LoginPanel({ variant, onSignedIn, text }: LoginPanelProps) {
  const t = useTranslate();
  const { logo } = usePageData().assets;
  return (
    <>
      <ThemedDrawing drawing={logo} width={36} height={36} className="mb-3 size-9" />
      <AuthHead variant={variant} title={t("auth.login.title")} text={text ?? t("auth.login.text")} />
      <LoginForm onSignedIn={onSignedIn} />
      <p className="mt-6 text-center text-ui text-ink2">
        {t("auth.login.new-here")}{" "}
        <AuthLink to="register" variant={variant}>
          {t("auth.register.title")}
        </AuthLink>
      </p>
    </>
  );
}
