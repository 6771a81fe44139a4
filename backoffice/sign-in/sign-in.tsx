import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "../shell/card.tsx";
import { type StaffMember, staffApi } from "../staff-api.ts";
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
      <CodeForm
        demoCode={step.demoCode}
        submit={t("staff.code.submit")}
        send={async (totp) => onSignedIn((await staffApi.session.verifyTotp({ totp })).member)}
      />
      <Button variant="text" block className="mt-4.5" onClick={() => setStep({ name: "password" })}>
        {t("staff.code.back")}
      </Button>
    </Card>
  );
}
