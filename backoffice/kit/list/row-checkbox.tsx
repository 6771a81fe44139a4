import { Check } from "lucide-react";

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** Without words of its own: a click beside it still opens the row. */
export function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box inside is operated by keyboard.
    <label onClick={(event) => event.stopPropagation()} className="grid size-10 cursor-pointer place-items-center">
      <span className="visually-hidden">{label}</span>
      <span className="relative grid size-5 place-items-center text-onpri">
        <input
          type="checkbox"
          checked={checked}
          onChange={onChange}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-tag border border-line2 bg-surface checked:border-pri checked:bg-pri forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none relative hidden size-3.5 stroke-3 peer-checked:block"
        />
      </span>
    </label>
  );
}
