import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { optionId } from "./code-list.tsx";
import { shownCode } from "./shown-code.ts";
import { type TariffCode, useTariffCodes } from "./use-tariff-codes.ts";

interface CodeText {
  typed: string;
  onType(typed: string): void;
  /** Codes are looked up while the list is open only, as in a grid of many. */
  isQuiet?: boolean;
}

/** A field that offers tariff codes by their digits or by words: what its input and its list need. */
export function useCodeCombobox({ typed, onType, isQuiet = false }: CodeText) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useTariffCodes(isQuiet && !isOpen ? "" : typed);
  const { codes } = found;
  const chosen = codes.find(({ hs6 }) => hs6 === typed.replace(/\D/g, ""));
  const isShown = isOpen && codes.length > 0;

  function choose({ hs6 }: TariffCode) {
    onType(shownCode(hs6));
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

  const input = {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onType(target.value);
      setActive(-1);
      setOpen(true);
    },
    onClick: () => setOpen(true),
    onBlur: () => setOpen(false),
    onKeyDown: handleKey,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isShown,
    "aria-controls": isShown ? listId : undefined,
    "aria-activedescendant": isShown && codes[active] ? optionId(listId, active) : undefined,
    maxLength: 60,
    autoComplete: "off",
  } as const;
  return { input, chosen, list: isShown ? { id: listId, found, typed, chosen, active, choose } : null };
}

/** Round and round; none is active at first. */
function nextOption(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (active === -1) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
