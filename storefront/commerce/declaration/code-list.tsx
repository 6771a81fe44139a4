import { Check, Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { markMatch } from "#domain/catalogue/search/mark-match.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { classNames } from "#ui/class-names.ts";
import { shownCode } from "./shown-code.ts";
import type { FoundCodes, TariffCode } from "./use-tariff-codes.ts";

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

interface CodeListProps {
  id: string;
  found: FoundCodes;
  typed: string;
  chosen: TariffCode | undefined;
  /** The option that the arrow keys have reached. */
  active: number;
  choose: (code: TariffCode) => void;
  /** How far below the top of its field it begins. */
  className: string;
}

/** The codes that match, each with what it stands for and how it may travel. */
export function CodeList({ id, found, typed, chosen, active, choose, className }: CodeListProps) {
  const t = useTranslate();
  const { codes, total, known } = found;
  return (
    <div
      className={classNames(
        "absolute inset-x-0 z-20 overflow-hidden rounded-card border border-line bg-surface shadow-sh2 md:start-auto md:w-[30rem]",
        className,
      )}
    >
      <p role="status" className="border-b border-line px-4 py-2 text-caption text-ink2">
        {t("declaration.codes-found", { total, known })}
      </p>
      <div id={id} role="listbox" aria-label={t("declaration.codes")} className="max-h-72 overflow-y-auto">
        {codes.map((code, at) => (
          <CodeOption
            key={code.hs6}
            id={optionId(id, at)}
            {...{ code, typed }}
            isActive={at === active}
            isChosen={code === chosen}
            onChoose={() => choose(code)}
          />
        ))}
      </div>
      <p className="flex gap-2 border-t border-line bg-sunk px-4 py-2.5 text-caption text-ink2">
        <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
        {t("declaration.codes-hint")}
      </p>
    </div>
  );
}

interface CodeOptionProps {
  id: string;
  code: TariffCode;
  typed: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function CodeOption({ id, code, typed, isActive, isChosen, onChoose }: CodeOptionProps) {
  const t = useTranslate();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const rules = [...new Set(code.restrictions.map(({ message_key }) => message_key))];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classNames(
        "grid cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-2 px-4 py-2.5 text-sm hover:bg-sunk",
        (isActive || isChosen) && "bg-selected",
        isActive && "outline-2 -outline-offset-2 outline-pri",
      )}
      // The field would lose the focus, and with it the list would close.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="font-semibold tabular-nums">{shownCode(code.hs6)}</span>
      <span className="wrap-anywhere">
        <Marked text={code.name} typed={typed} />
        {rules.map((rule) => (
          <span key={rule} className="block text-caption text-ink2">
            {t(rule as MessageKey)}
          </span>
        ))}
      </span>
      {isChosen && <Check aria-hidden="true" className="size-4.5 text-pri" />}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markMatch(text, typed).map((segment, at) =>
    segment.isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key
      <mark key={at} className="rounded-tag bg-warn-fill text-inherit">
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
