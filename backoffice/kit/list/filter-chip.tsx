import { Plus, X } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Translate } from "#i18n/translate.ts";
import { classNames } from "#ui/class-names.ts";
import { menuPanelClass } from "#ui/menu/menu-look.ts";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import { FilterForm } from "./filter-form.tsx";
import type { ListFilter } from "./list.ts";

interface FilterChipProps {
  filter: ListFilter;
  /** As the address has it; null while it is not set. */
  text: string | null;
  onChoose: (text: string | null) => void;
}

/** Dashed: can be added. Solid: set, with its value and a button that takes it away. */
export function FilterChip({ filter, text, onChoose }: FilterChipProps) {
  const t = useTranslate();
  const { open, setOpen, closeToTrigger, root, trigger, panel, rootEvents } = useDisclosure();
  const label = t(filter.label);
  const isSet = text !== null;
  return (
    <div ref={root} className="relative" {...rootEvents}>
      <div
        className={classNames(
          "flex items-center rounded-field border text-sm font-semibold",
          isSet
            ? "border-pri bg-soft text-softink"
            : "border-dashed border-line2 text-ink2 hover:border-ink hover:text-ink",
        )}
      >
        <button
          ref={trigger}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-9.5 cursor-pointer items-center gap-1.5 px-3 pointer-coarse:min-h-11"
        >
          {!isSet && <Plus aria-hidden="true" className="size-4" />}
          {isSet ? `${label}: ${shownValue(filter, text, t)}` : label}
        </button>
        {isSet && (
          <button
            type="button"
            aria-label={t("staff.list.filter.remove", { filter: label })}
            onClick={() => onChoose(null)}
            className="grid min-h-9.5 w-9 cursor-pointer place-items-center pointer-coarse:min-h-11"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      {open && (
        <div ref={panel} className={menuPanelClass("start", "w-70 p-4")}>
          <FilterForm
            filter={filter}
            text={text}
            onChoose={(chosen) => {
              onChoose(chosen);
              closeToTrigger();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The value in words; an open range has a dash at its open end. */
function shownValue(filter: ListFilter, text: string, t: Translate): string {
  if (filter.kind !== "choice") return text.replace("..", " – ").trim();
  const chosen = text.split(",");
  return filter.options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => t(label))
    .join(", ");
}
