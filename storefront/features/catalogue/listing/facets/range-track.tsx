import type { Bounds } from "./range-slider.tsx";

interface RangeTrackProps {
  bounds: Bounds;
  low: number;
  high: number;
  histogram?: readonly number[] | undefined;
}

const WIDTH = 240;
const HEIGHT = 52;
const LINE = 4;
const GAP = 1.5;

/** The slider's track with a histogram of prices above it; the selected range is highlighted. Decorative. */
export function RangeTrack({ bounds, low, high, histogram }: RangeTrackProps) {
  const at = (value: number) => ((value - bounds.min) / (bounds.max - bounds.min)) * WIDTH;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      // Inset by half a thumb at both ends and below the track.
      className="absolute inset-x-3 bottom-2.5 h-13 w-[calc(100%-1.5rem)]"
    >
      {histogram && <Bars counts={histogram} from={at(low)} to={at(high)} />}
      <rect x={0} y={HEIGHT - LINE} width={WIDTH} height={LINE} className="fill-line" />
      <rect x={at(low)} y={HEIGHT - LINE} width={at(high) - at(low)} height={LINE} className="fill-pri" />
    </svg>
  );
}

/** Two shapes, however many bars there are. */
function Bars({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const max = Math.max(1, ...counts);
  const width = WIDTH / counts.length;
  const shapes = { inside: "", outside: "" };
  for (const [index, count] of counts.entries()) {
    if (count === 0) continue;
    const middle = (index + 0.5) * width;
    const height = Math.max(2, (count / max) * (HEIGHT - LINE));
    const place = middle >= from && middle <= to ? "inside" : "outside";
    const [left, up, across] = [index * width + GAP / 2, height, width - GAP].map((size) => size.toFixed(2));
    shapes[place] += `M${left} ${HEIGHT - LINE}v-${up}h${across}v${up}z`;
  }
  return (
    <>
      <path d={shapes.outside} className="fill-line" />
      <path d={shapes.inside} className="fill-pri opacity-35" />
    </>
  );
}
