import { useState } from "react";
import { PASSWORD_STRENGTHS, passwordStrength } from "#domain/people/identity/password-strength.ts";
import { classNames } from "#ui/class-names.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState("");
  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        required
        help={t("auth.field.password-help")}
        showText={t("auth.password.show")}
        hideText={t("auth.password.hide")}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">{typed !== "" && <StrengthBar password={typed} />}</div>
    </div>
  );
}

const FILLS = { weak: "bg-bad", fair: "bg-warn", good: "bg-ok", strong: "bg-ok" } as const;

function StrengthBar({ password }: { password: string }) {
  const t = useTranslate();
  const strength = passwordStrength(password);
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  const word = t(`auth.strength.${strength}`);
  return (
    <div className="mt-2.5 flex items-center gap-1.5">
      {PASSWORD_STRENGTHS.map((step, index) => (
        <span
          key={step}
          className={classNames("h-1 grow rounded-full", index <= reached ? FILLS[strength] : "bg-line")}
        />
      ))}
      <span aria-hidden="true" className="ms-1.5 min-w-14 text-end text-caption text-ink2">
        {word}
      </span>
      <span className="visually-hidden">{t("auth.strength.label", { strength: word })}</span>
    </div>
  );
}
