import { useEffect, useId, useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { TextField } from "../../../ui/field.tsx";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";

interface CodeFieldProps {
  name: string;
  error: string | undefined;
  /** Six digits that were declared before. */
  declared: string | undefined;
}

interface TariffCode {
  hs6: string;
  name: string;
}

const PAUSE_MS = 250;
const MOST_OFFERED = 12;

/** Four digits, a full stop, two digits: as customs prints it. */
const shownCode = (hs6: string) => `${hs6.slice(0, 4)}.${hs6.slice(4)}`;

/** A tariff code, found by its digits or by words; what it stands for is shown below it. */
export function CodeField({ name, error, declared }: CodeFieldProps) {
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState(declared ?? "");
  const codes = useTariffCodes(typed);
  const chosen = codes.find(({ hs6 }) => hs6 === typed.replace(/\D/g, ""));
  return (
    <>
      <TextField
        name={name}
        error={error}
        label={t("declaration.hs6")}
        help={chosen?.name ?? t("declaration.hs6-help")}
        defaultValue={declared && shownCode(declared)}
        onChange={({ target }) => setTyped(target.value)}
        list={listId}
        maxLength={60}
        autoComplete="off"
      />
      <datalist id={listId}>
        {codes.map((code) => (
          <option key={code.hs6} value={shownCode(code.hs6)}>
            {code.name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The codes that match; without a connection there are none, and the digits can be typed all the same. */
function useTariffCodes(typed: string): readonly TariffCode[] {
  const { languageId } = usePageData().config.searchKeys;
  const [codes, setCodes] = useState<readonly TariffCode[]>([]);
  useEffect(() => {
    const query = typed.trim().replace(/^(\d{4})\.(\d*)$/, "$1$2");
    let isWanted = query !== "";
    const timer = setTimeout(async () => {
      const found = await browserApi.customs
        .searchCodes({ query, language_id: languageId, limit: MOST_OFFERED })
        .catch(() => null);
      if (isWanted && found) setCodes(found.items);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, languageId]);
  return codes;
}
