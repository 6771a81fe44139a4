import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { CurrentUser } from "../../../contracts/shop/identity.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { ThemedDrawing } from "../../shell/themed-drawing.tsx";
import { AuthHead } from "./auth-head.tsx";
import { AuthLink } from "./auth-link.tsx";
import type { AuthPlace } from "./auth-place.ts";
import { LoginForm } from "./login-form.tsx";

interface LoginPanelProps {
  place: AuthPlace;
  onSignedIn: (user: CurrentUser) => void;
  /** In place of the usual words, where somebody has to sign in for a reason. */
  text?: string;
}

export function LoginPanel({ place, onSignedIn, text }: LoginPanelProps) {
  const t = useTranslate();
  const { logo } = usePageData().assets;
  return (
    <>
      <ThemedDrawing drawing={logo} width={36} height={36} className="mb-3 size-9" />
      <AuthHead place={place} title={t("auth.login.title")} text={text ?? t("auth.login.text")} />
      <LoginForm onSignedIn={onSignedIn} />
      <p className="mt-6 text-center text-ui text-ink2">
        {t("auth.login.new-here")}{" "}
        <AuthLink to="register" place={place}>
          {t("auth.register.title")}
        </AuthLink>
      </p>
    </>
  );
}
