import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "../shell/card.tsx";
import { type StaffMember, staffApi } from "../staff-api.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

type Step = { name: "password" } | { name: "code"; demoCode: string | null };

interface SignInProps {
  onSignedIn: (member: StaffMember) => void;
  /** Holds a step with its title: a card of its own unless something else is around it. */
  holder?: ComponentType<{ title: string; children: ReactNode }>;
}

/** Password first, then the code of the authenticator app. */
export function SignIn({ onSignedIn, holder: Holder = Card }: SignInProps) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>({ name: "password" });
  if (step.name === "password") {
    return (
      <Holder title={t("staff.sign-in.title")}>
        <PasswordForm onAccepted={(demoCode) => setStep({ name: "code", demoCode })} />
      </Holder>
    );
  }
  return (
    <Holder title={t("staff.code.title")}>
      <CodeForm
        demoCode={step.demoCode}
        submit={t("staff.code.submit")}
        send={async (totp) => onSignedIn((await staffApi.session.verifyTotp({ totp })).member)}
      />
      <Button variant="text" block className="mt-4.5" onClick={() => setStep({ name: "password" })}>
        {t("staff.code.back")}
      </Button>
    </Holder>
  );
}
