import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { classNames } from "#ui/class-names.ts";

interface LaneProps {
  method: TrackingView["shipping_method"];
  /** The share of the distance, from 0 to 1. */
  progress: number;
  width: number;
  height: number;
  className: string;
}

type Point = readonly [x: number, y: number];

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arc for a plane and a flat line for a ship, with the vehicle at its share of the distance. */
function Lane({ method, progress, width, height, className }: LaneProps) {
  const ground = height * 0.78;
  const start: Point = [width * 0.12, ground];
  const end: Point = [width * 0.88, ground];
  const bend: Point = [width / 2, method === "air" ? -height * 0.25 : ground];
  const [before, after] = [between(start, bend, progress), between(bend, end, progress)];
  const here = between(before, after, progress);
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("w-full bg-linear-to-b from-soft to-accsoft", className)}
    >
      <circle cx={width * 0.72} cy={height * 0.48} r={height * 0.34} className="fill-acc opacity-25" />
      {[0.2, 0.46, 0.84].map((share, index) => (
        <Cloud key={share} at={[width * share, height * (0.2 + index * 0.03)]} />
      ))}
      <path
        d={`M0 ${ground} q ${width / 4} -16 ${width / 2} 0 t ${width / 2} -4 V ${height} H 0 Z`}
        className="fill-pri opacity-20"
      />
      <path
        d={`M0 ${ground + 14} q ${width / 3} -10 ${width / 2} 0 t ${width / 2} 2 V ${height} H 0 Z`}
        className="fill-pri opacity-25"
      />
      <path d={`M${text(start)} Q${text(before)} ${text(here)}`} className="fill-none stroke-pri" strokeWidth="4" />
      <path
        d={`M${text(here)} Q${text(after)} ${text(end)}`}
        className="fill-none stroke-pri opacity-60"
        strokeWidth="3"
        strokeDasharray="7 8"
      />
      {[start, end].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="9" className="fill-surface stroke-pri" strokeWidth="5" />
      ))}
      <g transform={`translate(${text(here)}) rotate(${method === "air" ? angle.toFixed(1) : 0})`}>
        {method === "air" ? <Plane /> : <Vessel />}
      </g>
    </svg>
  );
}

const Cloud = ({ at: [x, y] }: { at: Point }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-44 10 a10 10 0 0 1 12 -14 a16 16 0 0 1 30 -4 a12 12 0 0 1 22 6 a7 7 0 0 1 14 12 Z"
    className="fill-surface opacity-70"
  />
);

const Plane = () => (
  <g>
    <path d="M-50 0 L-62 -22 h10 l14 16 Z" className="fill-acc" />
    <path d="M-4 4 L-26 26 h10 L16 4 Z" className="fill-line2" />
    <path d="M-52 -4 Q0 -12 34 -6 Q54 -2 54 3 Q40 9 20 9 H-40 Q-50 6 -52 -4 Z" className="fill-surface stroke-line2" />
    <path d="M-34 0 H30" className="stroke-ink" strokeWidth="3" strokeDasharray="3 5" />
    <path d="M40 -4 Q50 -1 52 2 H42 Z" className="fill-ink" />
  </g>
);

const Vessel = () => (
  <g transform="translate(0 -6)">
    <path d="M-44 -22 h18 v16 h-18 Z M-24 -22 h18 v16 h-18 Z" className="fill-acc" />
    <path d="M-4 -16 h18 v10 h-18 Z" className="fill-warn" />
    <path d="M20 -34 h18 v28 h-18 Z" className="fill-surface stroke-line2" />
    <path d="M-56 -6 H50 L40 12 H-46 Z" className="fill-pri" />
  </g>
);

/** The lane from city to city (FORWARDING-05): the cities are texts below its ends. */
export function LanePicture({ parcel }: { parcel: TrackingView }) {
  const { shipping_method: method, progress, origin, destination } = parcel;
  return (
    <div className="relative overflow-hidden rounded-panel">
      <Lane method={method} progress={progress} width={1280} height={250} className="max-md:hidden" />
      <Lane method={method} progress={progress} width={420} height={230} className="md:hidden" />
      <p className="absolute inset-x-0 bottom-2.5 flex justify-between text-center text-sm font-semibold">
        <span className="w-[24%] max-md:w-[38%] max-md:ps-[4%] max-md:text-start">{origin}</span>
        <span className="w-[24%] max-md:w-[38%] max-md:pe-[4%] max-md:text-end">{destination}</span>
      </p>
    </div>
  );
}
