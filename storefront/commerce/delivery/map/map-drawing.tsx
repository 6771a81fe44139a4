import type { KeyboardEvent, MouseEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Coordinates } from "#domain/selling/delivery/distance.ts";
import {
  type Direction,
  type MapView,
  middleOf,
  namedTowns,
  nearestTo,
  nextSpot,
  projectionOf,
  type Spot,
} from "#domain/selling/delivery/map-view.ts";
import type { MapPoint } from "./use-locations.ts";

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface MapDrawingProps {
  points: readonly MapPoint[];
  view: MapView;
  marked: MapPoint | null;
  chosenId: number | null;
  foundIds: ReadonlySet<number>;
  near: Coordinates | null;
  describedBy: string;
  onMark: (point: MapPoint) => void;
  onTap: (at: Spot) => void;
  onChoose: (id: number) => void;
}

/** One stop of the keyboard: arrows mark the next point in their direction, Enter chooses the marked one. */
export function MapDrawing(props: MapDrawingProps) {
  const t = useTranslate();
  const { points, view, marked, describedBy, onMark, onTap, onChoose } = props;

  function handleKey(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    const isChoice = event.key === "Enter" || event.key === " ";
    if (!direction && !isChoice) return;
    event.preventDefault();
    if (isChoice) return marked && onChoose(marked.parcelshop_id);
    const next = marked ? direction && nextSpot(points, marked, direction) : nearestTo(points, middleOf(view));
    if (next) onMark(next);
  }

  function handleClick({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const frame = currentTarget.getBoundingClientRect();
    const scale = view.width / frame.width;
    onTap({ x: view.x + (clientX - frame.left) * scale, y: view.y + (clientY - frame.top) * scale });
  }

  return (
    <svg
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      aria-label={t("checkout.map.label")}
      aria-describedby={describedBy}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className="block aspect-4/3 w-full cursor-pointer bg-sunk focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-pri"
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      <Land points={points} />
      <Dots {...props} />
      <TownNames points={points} view={view} />
    </svg>
  );
}

const INHABITED_KILOMETRES = 20;

/** The land around the points stands for the country. */
function Land({ points }: Pick<MapDrawingProps, "points">) {
  return (
    <g className="fill-surface">
      {points.map(({ parcelshop_id: id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={INHABITED_KILOMETRES} />
      ))}
    </g>
  );
}

function Dots({ points, view, marked, chosenId, foundIds, near }: MapDrawingProps) {
  const size = view.width / 100;
  const here = near && projectionOf(points)(near);
  const shown = points.filter(
    ({ parcelshop_id }) => parcelshop_id !== marked?.parcelshop_id && parcelshop_id !== chosenId,
  );
  const chosen = points.find(({ parcelshop_id }) => parcelshop_id === chosenId);
  return (
    <g className="stroke-surface" strokeWidth={size / 3}>
      {shown.map(({ parcelshop_id: id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={size} className={foundIds.has(id) ? "fill-pri" : "fill-ink3"} />
      ))}
      {here && <circle cx={here.x} cy={here.y} r={size * 1.2} className="fill-ok" />}
      {chosen && <circle cx={chosen.x} cy={chosen.y} r={size * 1.7} className="fill-pri" />}
      {marked && <circle cx={marked.x} cy={marked.y} r={size * 2.2} className="fill-none stroke-ink" />}
      {marked && marked.parcelshop_id !== chosenId && (
        <circle cx={marked.x} cy={marked.y} r={size} className="fill-pri" />
      )}
    </g>
  );
}

function TownNames({ points, view }: Pick<MapDrawingProps, "points" | "view">) {
  const size = view.width / 30;
  return (
    <g className="fill-ink stroke-surface font-semibold" fontSize={size} textAnchor="middle">
      {namedTowns(points, view).map(({ name, x, y }) => (
        <text key={name} x={x} y={y - size * 0.7} strokeWidth={size / 5} paintOrder="stroke">
          {name}
        </text>
      ))}
    </g>
  );
}
