import { useState } from "react";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { Card } from "../shell/card.tsx";
import type { StaffMember } from "../staff-api.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

type Step = { name: "password" } | { name: "code"; demoCode: string | null };

/** Password first, then the code of the authenticator app. */
export function SignIn({ onSignedIn }: { onSignedIn: (member: StaffMember) => void }) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>({ name: "password" });
  if (step.name === "password") {
    return (
      <Card title={t("staff.sign-in.title")}>
        <PasswordForm onAccepted={(demoCode) => setStep({ name: "code", demoCode })} />
      </Card>
    );
  }
  return (
    <Card title={t("staff.code.title")}>
      <CodeForm demoCode={step.demoCode} onSignedIn={onSignedIn} onBack={() => setStep({ name: "password" })} />
    </Card>
  );
}
