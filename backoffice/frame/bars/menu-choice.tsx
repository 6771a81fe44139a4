import { classNames } from "#ui/class-names.ts";

interface MenuChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few values, as buttons in a menu. */
export function MenuChoice<Value extends string>({ label, options, value, onChoose }: MenuChoiceProps<Value>) {
  return (
    <fieldset className="border-t border-line px-3 py-2.5">
      <legend className="visually-hidden">{label}</legend>
      <p aria-hidden="true" className="mb-1.5 text-caption text-ink3">
        {label}
      </p>
      <div className="flex flex-wrap gap-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.lang}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
            className={classNames(
              "min-h-9 cursor-pointer rounded-field border px-3 text-sm font-label pointer-coarse:min-h-11",
              option.value === value ? "border-pri bg-soft text-softink" : "border-line2 hover:bg-sunk",
            )}
          >
            {option.text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
