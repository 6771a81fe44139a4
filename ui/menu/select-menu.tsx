import { Check } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect } from "react";
import { classNames } from "../class-names.ts";
import { menuItemClass, menuPanelClass } from "./menu-look.ts";
import { MenuTrigger, type MenuTriggerLook } from "./menu-trigger.tsx";
import { useDisclosure } from "./use-disclosure.ts";

export interface SelectMenuOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** BCP 47 tag where the option is written in its own language. */
  lang?: string;
}

export interface SelectMenuProps<Value extends string> extends MenuTriggerLook {
  /** The accessible name of the list. */
  label: string;
  options: readonly SelectMenuOption<Value>[];
  value: Value;
  onSelect: (value: Value) => void;
  align?: "start" | "end";
  className?: string;
  panelClassName?: string;
}

/** A button with a listbox under it: one of a few values, such as language or currency. */
export function SelectMenu<Value extends string>(props: SelectMenuProps<Value>) {
  const { label, options, value, onSelect, align = "start", className, panelClassName, ...look } = props;
  const { open, setOpen, closeToTrigger, root, trigger, panel, rootEvents } = useDisclosure();
  const listId = useId();

  useLayoutEffect(() => {
    if (!open) return;
    const chosen = panel.current?.querySelector<HTMLElement>("[aria-selected=true]");
    (chosen ?? panel.current?.querySelector<HTMLElement>("[role=option]"))?.focus();
  }, [open, panel]);

  function choose(next: Value) {
    closeToTrigger();
    if (next !== value) onSelect(next);
  }

  return (
    <div ref={root} className={classNames("relative", className)} {...rootEvents}>
      <MenuTrigger
        {...look}
        ref={trigger}
        open={open}
        panelId={listId}
        popup="listbox"
        onToggle={() => setOpen(!open)}
      />
      {open && (
        <div
          ref={panel}
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          className={menuPanelClass(align, panelClassName)}
        >
          {options.map((option) => (
            <Option key={option.value} {...option} selected={option.value === value} onChoose={choose} />
          ))}
        </div>
      )}
    </div>
  );
}

interface OptionProps<Value extends string> extends SelectMenuOption<Value> {
  selected: boolean;
  onChoose: (value: Value) => void;
}

function Option<Value extends string>({ value, label, lang, selected, onChoose }: OptionProps<Value>) {
  function chooseByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose(value);
  }
  return (
    <div
      role="option"
      tabIndex={-1}
      lang={lang}
      aria-selected={selected}
      className={menuItemClass({ selected })}
      onClick={() => onChoose(value)}
      onKeyDown={chooseByKey}
    >
      <span className="grow">{label}</span>
      {selected && <Check aria-hidden="true" className="size-4.5" />}
    </div>
  );
}
