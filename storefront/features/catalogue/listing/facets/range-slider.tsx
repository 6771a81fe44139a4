import type { Range } from "#domain/catalogue/listing/selected-filters.ts";
import { classNames } from "#ui/class-names.ts";
import { RangeTrack } from "./range-track.tsx";

export interface Bounds {
  min: number;
  max: number;
}

interface RangeSliderProps {
  bounds: Bounds;
  range: Range;
  step?: number;
  histogram?: readonly number[] | undefined;
  labels: { min: string; max: string };
  valueText: (value: number) => string;
  onChange: (range: Range) => void;
}

/** Two native sliders over one track; only their thumbs receive pointer events. */
const slider =
  "pointer-events-none absolute inset-x-0 bottom-0 m-0 h-6 w-full appearance-none bg-transparent outline-none " +
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab " +
  "[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 " +
  "[&::-webkit-slider-thumb]:border-pri [&::-webkit-slider-thumb]:bg-surface " +
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 " +
  "[&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 " +
  "[&::-moz-range-thumb]:border-pri [&::-moz-range-thumb]:bg-surface " +
  "focus-visible:[&::-webkit-slider-thumb]:shadow-[0_0_0_4px_var(--color-ring)] " +
  "focus-visible:[&::-moz-range-thumb]:shadow-[0_0_0_4px_var(--color-ring)]";

export function RangeSlider({ bounds, range, step = 1, histogram, labels, valueText, onChange }: RangeSliderProps) {
  const low = Math.min(Math.max(range.min ?? bounds.min, bounds.min), bounds.max);
  const high = Math.max(Math.min(range.max ?? bounds.max, bounds.max), low);
  const shared = { ...bounds, step, className: slider };
  // A thumb at its end of the track means no bound.
  const moveLow = (value: number) =>
    onChange({ min: value <= bounds.min ? null : Math.min(value, high), max: range.max });
  const moveHigh = (value: number) =>
    onChange({ min: range.min, max: value >= bounds.max ? null : Math.max(value, low) });
  return (
    <div className={classNames("relative", histogram ? "h-16" : "h-8")}>
      <RangeTrack bounds={bounds} low={low} high={high} histogram={histogram} />
      <input
        type="range"
        {...shared}
        value={low}
        aria-label={labels.min}
        aria-valuetext={valueText(low)}
        onChange={(event) => moveLow(event.target.valueAsNumber)}
      />
      <input
        type="range"
        {...shared}
        value={high}
        aria-label={labels.max}
        aria-valuetext={valueText(high)}
        onChange={(event) => moveHigh(event.target.valueAsNumber)}
      />
    </div>
  );
}
