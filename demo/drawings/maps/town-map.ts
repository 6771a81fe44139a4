import { type Frame, picture } from "../picture.ts";
import { type Markup, svg } from "../svg.ts";

/** The shape of a map, 2 by 1. Pages set a mark where the office is. */
const MAP: Frame = { width: 800, height: 400, keep: "xMidYMid" };
const OFFICE = { x: 416, y: 280 };

const COLOURS = {
  ground: "#f4f1ea",
  road: "#ffffff",
  block: ["#ece4d6", "#e9dfcd", "#efe8dc"],
  busyBlock: "#e0d3bd",
  water: "#c9e0e6",
  shore: "#aed0d9",
  park: "#d9e8d5",
  tree: "#bcd8b8",
};

interface Town {
  /** The seed of the arrangement of its streets and blocks. */
  seed: number;
  /** How water lies in the town: across it, along its edge, or not at all. */
  water: "river" | "harbour" | "none";
}

const TOWNS: Readonly<Record<string, Town>> = {
  vilnius: { seed: 3, water: "river" },
  "vilnius-old-town": { seed: 11, water: "river" },
  kaunas: { seed: 7, water: "river" },
  klaipeda: { seed: 5, water: "harbour" },
  riga: { seed: 13, water: "river" },
  tallinn: { seed: 17, water: "none" },
  rotterdam: { seed: 19, water: "harbour" },
  dubai: { seed: 23, water: "none" },
};

export const TOWN_MAPS: readonly string[] = Object.keys(TOWNS);

export const mapName = (town: string) => `map-${town}.svg`;

/** A number from 0 to below 1 that depends on nothing but its inputs. */
function chance(seed: number, column: number, row: number): number {
  const mixed = Math.sin(seed * 127.1 + column * 311.7 + row * 74.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

const ROADS_DOWN = [0, 116, 212, 300, 416, 474, 556, 652, 728, 800];
const ROADS_ACROSS = [0, 72, 150, 208, 280, 348, 400];
const ROAD = 11;

function blocks(seed: number): Markup {
  return svg`${ROADS_DOWN.slice(1).map((right, column) =>
    ROADS_ACROSS.slice(1).map((bottom, row) => {
      const left = (ROADS_DOWN[column] ?? 0) + ROAD;
      const top = (ROADS_ACROSS[row] ?? 0) + ROAD;
      return houses(seed, { column, row, left, top, width: right - left, height: bottom - top });
    }),
  )}`;
}

interface Plot {
  column: number;
  row: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A plot between four roads is one to six houses. */
function houses(seed: number, { column, row, left, top, width, height }: Plot): Markup {
  const across = Math.max(1, Math.round(width / 34));
  const down = height > 46 ? 2 : 1;
  const size = { x: width / across, y: height / down };
  return svg`${Array.from({ length: across * down }, (_, index) => {
    const [x, y] = [index % across, Math.floor(index / across)];
    const luck = chance(seed, column * 10 + x, row * 10 + y);
    if (luck < 0.08) return "";
    const fill = luck > 0.86 ? COLOURS.busyBlock : COLOURS.block[Math.floor(luck * 3)];
    return svg`<rect x="${left + x * size.x}" y="${top + y * size.y}" width="${size.x - 5}" height="${size.y - 5}" rx="5" fill="${fill ?? ""}"/>`;
  })}`;
}

function park(seed: number, left: number, top: number, width: number, height: number): Markup {
  const trees = Array.from({ length: 5 }, (_, index) => {
    const x = left + 16 + chance(seed, index, 91) * (width - 32);
    const y = top + 14 + chance(seed, index, 92) * (height - 28);
    return svg`<circle cx="${x}" cy="${y}" r="${7 + chance(seed, index, 93) * 6}" fill="${COLOURS.tree}"/>`;
  });
  return svg`<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill="${COLOURS.park}"/>${trees}`;
}

/** The banks are drawn wider below, so that water has an edge. */
function waterOf({ seed, water }: Town): Markup {
  if (water === "none") return "";
  const sway = (index: number) => (chance(seed, index, 40) - 0.5) * 60;
  const line =
    water === "river"
      ? svg`M-20 ${200 + sway(1)}C180 ${110 + sway(2)} 300 ${140 + sway(3)} 430 ${190 + sway(4)}S680 ${250 + sway(5)} 820 ${140 + sway(6)}`
      : svg`M-20 ${40 + sway(1) / 2}C160 ${80 + sway(2) / 2} 420 ${10 + sway(3) / 2} 820 ${70 + sway(4) / 2}`;
  const width = water === "river" ? 66 : 130;
  return svg`<g fill="none" stroke-linecap="round">
    <path d="${line}" stroke="${COLOURS.shore}" stroke-width="${width + 10}"/>
    <path d="${line}" stroke="${COLOURS.water}" stroke-width="${width}"/></g>`;
}

function bridges({ water }: Town): Markup {
  if (water === "none") return "";
  const at = water === "river" ? [212, 474, 652] : [300];
  return svg`${at.map((x) => svg`<path d="M${x} 0V400" stroke="${COLOURS.road}" stroke-width="${ROAD - 1}"/>`)}`;
}

/** An invented map of a town, because no map of others is shown. Null for any other name. */
export function townMap(name: string): Markup | null {
  const key = TOWN_MAPS.find((each) => mapName(each) === name);
  const town = key === undefined ? undefined : TOWNS[key];
  if (!town) return null;
  const { width, height } = MAP;
  return picture(
    name.replace(".svg", ""),
    MAP,
    () => svg`
    <path d="M0 0h${width}v${height}H0z" fill="${COLOURS.ground}"/>
    <path d="${ROADS_DOWN.map((x) => `M${x + 3} 0V400`).join("")}${ROADS_ACROSS.map((y) => `M0 ${y + 3}H800`).join("")}" stroke="${COLOURS.road}" stroke-width="${ROAD}"/>
    ${blocks(town.seed)}${waterOf(town)}${bridges(town)}
    ${park(town.seed, 565, 290, 150, 110)}${park(town.seed + 1, -14, 322, 160, 90)}
    <circle cx="${OFFICE.x}" cy="${OFFICE.y}" r="44" fill="#17493f" opacity="0.1"/>`,
  );
}
