import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { staffApi } from "../staff-api.ts";
import { CodeForm } from "./code-form.tsx";

/** Asks for another code before a dangerous call (T068). */
export function StepUp({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const [demoCode, setDemoCode] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    // Only the demo shows a code; without it the member reads their own app.
    staffApi.session.me().then(
      (answer) => isShown && setDemoCode(answer.demo_totp),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <section className="grid gap-3 rounded-field bg-sunk p-4">
      <p className="text-sm">{t("error.call.step-up-required")}</p>
      <CodeForm
        demoCode={demoCode}
        submit={t("staff.step-up.submit")}
        send={async (totp) => {
          await staffApi.session.stepUp({ totp });
          onDone();
        }}
      />
    </section>
  );
}
