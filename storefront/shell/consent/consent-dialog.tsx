import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { closeConsent, useConsentOpen } from "./consent-dialog-state.ts";
import { chooseConsent, useConsent } from "./consent-store.ts";

export function ConsentDialog() {
  const t = useTranslate();
  const { consent } = useConsent();
  const isOpen = useConsentOpen();
  const [choice, setChoice] = useState(consent);
  const footer = (
    <>
      <Button variant="outline" onClick={() => chooseConsent({ analytics: true, marketing: true })}>
        {t("consent.accept-all")}
      </Button>
      <Button onClick={() => chooseConsent(choice)}>{t("consent.save")}</Button>
    </>
  );
  return (
    <Modal
      open={isOpen}
      onHandle={closeConsent}
      title={t("consent.title")}
      closeLabel={t("a11y.close")}
      size="md"
      mobile="sheet"
      footer={footer}
    >
      <p className="text-ink2">{t("consent.text")}</p>
      <ul className="mt-5 grid gap-4">
        <Purpose text={t("consent.necessary-text")}>
          <Switch checked readOnly disabled>
            {t("consent.necessary")}
          </Switch>
        </Purpose>
        <Purpose text={t("consent.analytics-text")}>
          <Switch
            checked={choice.analytics}
            onChange={({ target }) => setChoice({ ...choice, analytics: target.checked })}
          >
            {t("consent.analytics")}
          </Switch>
        </Purpose>
        <Purpose text={t("consent.marketing-text")}>
          <Switch
            checked={choice.marketing}
            onChange={({ target }) => setChoice({ ...choice, marketing: target.checked })}
          >
            {t("consent.marketing")}
          </Switch>
        </Purpose>
      </ul>
    </Modal>
  );
}

function Purpose({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line p-4">
      {children}
      <p className="type-small mt-1 text-ink2">{text}</p>
    </li>
  );
}
