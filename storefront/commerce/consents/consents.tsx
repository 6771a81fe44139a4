import { Fragment } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { HAZARDS } from "#domain/forwarding/customs/hazards.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { AgreementText } from "./agreement-text.tsx";
import { CONSENTS, type GivenConsents } from "./use-consents.ts";

/** Two ticks, empty at first; what cannot be shipped is listed between them. */
export function Consents({ given, missing, give, className }: GivenConsents & { className?: string }) {
  const t = useTranslate();
  return (
    <div className={className}>
      {CONSENTS.map((consent) => (
        <Fragment key={consent}>
          <Checkbox
            name={`consent_${consent}`}
            checked={given.includes(consent)}
            onChange={({ target }) => give(consent, target.checked)}
            error={missing.includes(consent) ? t("validation.agree") : undefined}
            className="text-sm"
          >
            {consent === "goods" ? t("agreement.goods") : <AgreementText sentence="agreement.terms" />}
          </Checkbox>
          {consent === "goods" && <GoodsList />}
        </Fragment>
      ))}
    </div>
  );
}

function GoodsList() {
  const t = useTranslate();
  return (
    <details className="ms-7 mb-1 text-sm">
      <summary className="cursor-pointer py-1 font-semibold text-pri underline underline-offset-3">
        {t("agreement.goods-list")}
      </summary>
      <ul className="list-disc ps-4 pb-1 text-ink2">
        {HAZARDS.map((hazard) => (
          <li key={hazard}>{t(`customs.hazard.${hazard}`)}</li>
        ))}
      </ul>
    </details>
  );
}
