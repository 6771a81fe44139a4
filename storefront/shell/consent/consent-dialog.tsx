import { type ReactNode, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { type Consent, FULL_CONSENT, NO_CONSENT, PURPOSES } from "#domain/marketing/marketing/consent.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Switch } from "#ui/switch.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { usePageData } from "../page-data.tsx";
import { closeConsent, useConsentOpen } from "./consent-dialog-state.ts";
import { useChooseConsent, useConsent } from "./consent-store.ts";

export function ConsentDialog() {
  const t = useTranslate();
  const { consent } = useConsent();
  const [choice, setChoice] = useState(consent);
  return (
    <Modal
      open={useConsentOpen()}
      onHandle={closeConsent}
      title={t("consent.title")}
      closeLabel={t("a11y.close")}
      size="md"
      mobile="sheet"
      footer={<Choose choice={choice} />}
    >
      <p className="text-ink2">
        {t("consent.text")}{" "}
        <LocalLink to="/cookies" onClick={closeConsent} className="font-semibold text-pri underline underline-offset-3">
          {t("consent.who")}
        </LocalLink>
      </p>
      <ul className="mt-5 grid gap-4">
        <Explained text={t("consent.necessary-text")}>
          <Switch checked readOnly disabled>
            {t("consent.necessary")}
          </Switch>
        </Explained>
        {PURPOSES.map((purpose) => (
          <Explained key={purpose} text={t(`consent.${purpose}-text`)} vendors={<VendorsFor purpose={purpose} />}>
            <Switch
              checked={choice[purpose]}
              onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
            >
              {t(`consent.${purpose}`)}
            </Switch>
          </Explained>
        ))}
      </ul>
    </Modal>
  );
}

function Choose({ choice }: { choice: Consent }) {
  const t = useTranslate();
  const choose = useChooseConsent();
  return (
    <>
      <Button variant="outline" onClick={() => choose(NO_CONSENT, "dialog")}>
        {t("consent.refuse")}
      </Button>
      <Button variant="outline" onClick={() => choose(FULL_CONSENT, "dialog")}>
        {t("consent.accept-all")}
      </Button>
      <Button onClick={() => choose(choice, "dialog")}>{t("consent.save")}</Button>
    </>
  );
}

function VendorsFor({ purpose }: { purpose: keyof Consent }) {
  const titles = usePageData().vendors.filter((vendor) => vendor.purpose === purpose);
  if (titles.length === 0) return null;
  return <p className="type-small mt-1 font-semibold">{titles.map(({ title }) => title).join(" · ")}</p>;
}

function Explained({ text, vendors, children }: { text: string; vendors?: ReactNode; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line p-4">
      {children}
      <p className="type-small mt-1 text-ink2">{text}</p>
      {vendors}
    </li>
  );
}
