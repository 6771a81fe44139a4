import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CodeList, optionId } from "./code-list.tsx";
import { shownCode } from "./shown-code.ts";
import { type TariffCode, useTariffCodes } from "./use-tariff-codes.ts";

interface CodeFieldProps {
  name: string;
  error: string | undefined;
  /** Six digits that were declared before. */
  declared: string | undefined;
}

/** A combobox: a tariff code, found by its digits or by words; what it stands for is shown below it. */
export function CodeField({ name, error, declared }: CodeFieldProps) {
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState(declared ? shownCode(declared) : "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useTariffCodes(typed);
  const { codes } = found;
  const chosen = codes.find(({ hs6 }) => hs6 === typed.replace(/\D/g, ""));
  const isShown = isOpen && codes.length > 0;

  function choose({ hs6 }: TariffCode) {
    setTyped(shownCode(hs6));
    setOpen(false);
    setActive(-1);
  }
  function handleKey(event: KeyboardEvent) {
    const option = isShown ? codes[active] : undefined;
    if (event.key === "Enter" && option) choose(option);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setOpen(true);
      setActive(nextOption(active, codes.length, event.key === "ArrowDown" ? 1 : -1));
    } else return;
    event.preventDefault();
  }

  return (
    <div className="relative min-w-0 max-md:col-span-full">
      <TextField
        name={name}
        error={error}
        label={t("declaration.hs6")}
        help={chosen?.name ?? t("declaration.hs6-help")}
        trailing={<Search aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKey}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && codes[active] ? optionId(listId, active) : undefined}
        maxLength={60}
        autoComplete="off"
      />
      {isShown && <CodeList id={listId} {...{ found, typed, chosen, active, choose }} />}
    </div>
  );
}

/** Round and round; none is active at first. */
function nextOption(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (active === -1) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
