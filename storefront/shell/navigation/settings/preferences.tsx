import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { menuItemClass } from "#ui/menu/menu.tsx";
import { usePageData } from "../../page-data.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { useColourMode } from "./use-colour-mode.ts";
import { useCurrency } from "./use-currency.ts";

/** Language, currency and colour mode, each where there is more than one option. */
export function Preferences() {
  const t = useTranslate();
  const { languages } = usePageData().config.site;
  const currency = useCurrency();
  const colourMode = useColourMode();
  return (
    <>
      {languages.length > 1 && (
        <Group label={t("header.language")}>
          <LanguageLinks />
        </Group>
      )}
      {currency.options.length > 1 && (
        <Group label={t("header.currency")}>
          <Choices options={currency.options} value={currency.current?.value} onChoose={currency.choose} />
        </Group>
      )}
      {colourMode.options.length > 1 && (
        <Group label={t("header.colour-mode")}>
          <Choices options={colourMode.options} value={colourMode.current} onChoose={colourMode.choose} />
        </Group>
      )}
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2">
      <p id={id} className="px-3 py-1.5 text-caption text-ink3">
        {label}
      </p>
      {children}
    </section>
  );
}

interface ChoicesProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ options, value, onChoose }: ChoicesProps<Value>) {
  return options.map((option) => (
    <button
      key={option.value}
      type="button"
      aria-pressed={option.value === value}
      className={menuItemClass({ selected: option.value === value })}
      onClick={() => onChoose(option.value)}
    >
      <span className="grow">{option.label}</span>
      {option.value === value && <Check aria-hidden="true" className="size-4.5" />}
    </button>
  ));
}
