import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { AuthHead } from "./auth-head.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthOutcome } from "./auth-outcome.tsx";
import type { AuthVariant } from "./auth-variant.ts";
import type { CountryChoice } from "./country-choices.ts";
import { RegisterBenefits } from "./register-benefits.tsx";
import { RegisterForm } from "./register-form.tsx";

interface RegisterPanelProps {
  variant: AuthVariant;
  countries: readonly CountryChoice[];
  onSignedIn: (user: CurrentUser) => void;
}

export function RegisterPanel({ variant, countries, onSignedIn }: RegisterPanelProps) {
  const t = useTranslate();
  const [mailedTo, setMailedTo] = useState<string>();
  return (
    <div className="grid min-h-full md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
      <RegisterBenefits />
      <div className={variant === "modal" ? "px-5 py-7 md:px-8" : "md:px-8 md:py-7"}>
        {mailedTo === undefined ? (
          <>
            <AuthHead variant={variant} title={t("auth.register.title")} text={t("auth.register.text")} />
            <RegisterForm countries={countries} onSignedIn={onSignedIn} onPasswordSent={setMailedTo} />
          </>
        ) : (
          <AuthOutcome
            variant={variant}
            kind="mailed"
            title={t("auth.register.password-sent.title")}
            text={t("auth.register.password-sent.text", { email: mailedTo })}
          />
        )}
        <p className="mt-6 text-center text-ui text-ink2">
          {t("auth.register.with-us")}{" "}
          <AuthLink to="login" variant={variant}>
            {t("auth.login.submit")}
          </AuthLink>
        </p>
      </div>
    </div>
  );
}
