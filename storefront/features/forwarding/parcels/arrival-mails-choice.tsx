import { useState } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ARRIVAL_MAILS, type ArrivalMails } from "#domain/forwarding/parcels/arrival-mails.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { SelectField } from "#ui/field.tsx";
import { showToast } from "#ui/toast-store.ts";

/** How arrivals are mailed; it counts at once. */
export function ArrivalMailsChoice({ chosen }: { chosen: ArrivalMails }) {
  const t = useTranslate();
  const { run } = useCallAction();
  const [value, setValue] = useState(chosen);

  async function choose(next: ArrivalMails) {
    setValue(next);
    const call = () =>
      browserApi.parcels.setArrivalMails({ arrival_mails: next }, { context: { idempotencyKey: crypto.randomUUID() } });
    if (await run(call)) showToast({ tone: "success", text: t("parcels.mails.saved") });
    else setValue(value);
  }

  return (
    <SelectField
      label={t("parcels.mails.label")}
      help={t("parcels.mails.help")}
      value={value}
      onChange={({ target }) => void choose(ARRIVAL_MAILS.find((name) => name === target.value) ?? value)}
      className="max-w-100"
    >
      {ARRIVAL_MAILS.map((name) => (
        <option key={name} value={name}>
          {t(`parcels.mails.${name}`)}
        </option>
      ))}
    </SelectField>
  );
}
