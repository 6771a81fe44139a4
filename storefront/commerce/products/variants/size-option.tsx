import { type OptionProps, OptionRadio } from "./option-radio.tsx";

const box =
  "relative grid min-h-12 cursor-pointer place-items-center rounded-button border border-line2 bg-surface px-3 text-center text-ui " +
  "font-semibold transition-colors hover:border-ink has-checked:border-pri has-checked:bg-soft has-checked:text-softink " +
  "has-checked:inset-ring has-checked:inset-ring-pri has-focus-visible:outline-3 has-focus-visible:outline-offset-3 " +
  "has-focus-visible:outline-pri data-sold-out:cursor-not-allowed data-sold-out:border-line data-sold-out:bg-sunk " +
  "data-sold-out:font-normal data-sold-out:text-ink3 data-sold-out:bg-[linear-gradient(to_top_right,transparent_calc(50%-.6px),var(--line2)_calc(50%-.5px)_calc(50%+.5px),transparent_calc(50%+.6px))]";

/** A size, or any other textual option, as a box; struck through when sold out. */
export function SizeOption(props: OptionProps) {
  return (
    <OptionRadio {...props} className={box}>
      <span aria-hidden="true" className="wrap-anywhere">
        {props.option.label}
      </span>
    </OptionRadio>
  );
}
