import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { TextField } from "#ui/field.tsx";
import { CodeList } from "./code-list.tsx";
import { shownCode } from "./shown-code.ts";
import { useCodeCombobox } from "./use-code-combobox.ts";

interface CodeFieldProps {
  name: string;
  error: string | undefined;
  /** Six digits that were declared before. */
  declared: string | undefined;
}

/** A combobox: a tariff code, found by its digits or by words; what it stands for is shown below it. */
export function CodeField({ name, error, declared }: CodeFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(declared ? shownCode(declared) : "");
  const { input, chosen, list } = useCodeCombobox({ typed, onType: setTyped });
  return (
    <div className="relative min-w-0 max-md:col-span-full">
      <TextField
        name={name}
        error={error}
        label={t("declaration.hs6")}
        help={chosen?.name ?? t("declaration.hs6-help")}
        trailing={<Search aria-hidden="true" />}
        {...input}
      />
      {list && <CodeList {...list} className="top-[4.9rem]" />}
    </div>
  );
}
