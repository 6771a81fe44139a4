import type { Canvas } from "../canvas.ts";
import { type Frame, picture } from "../picture.ts";
import { type HarbourPalette, harbour } from "../scenes/harbour.ts";
import { parcelLockers } from "../scenes/parcel-lockers.ts";
import { warehouseShelves } from "../scenes/warehouse-shelves.ts";
import { baltic } from "../skylines/baltic.ts";
import { coast } from "../skylines/coast.ts";
import { type Markup, placed, svg } from "../svg.ts";
import { chargedThings, guardedCard, threeShoes, wrappedGifts } from "./goods-scenes.ts";
import { joinedParcels, measuredParcels, parcelAtTheDoor, returnedParcel } from "./parcel-scenes.ts";
import { COVER } from "./stage.ts";

type Cover = { frame?: Frame; draw: (canvas: Canvas) => Markup };

const PORT: Frame = { x: -56, y: 0, width: 832, height: 520, keep: "xMidYMid" };
const DUTY_PORT: HarbourPalette = {
  sky: ["#d5e7df", "#f7efe1"],
  sun: "#ffd6a3",
  cloudOpacity: 0.75,
  far: "#b5cec3",
  near: "#98b9ac",
  sea: ["#5a9586", "#3a776a"],
  quay: "#e3d7c3",
  hull: "#0d4a3d",
  tower: "#f7f5f0",
  cargo: ["#e8673c", "#f2b35b", "#3f7d70", "#d9d2c2", "#8fb5a7", "#b5452a"],
  crane: "#174a3f",
  accent: "#ee6a3b",
  parcel: "#c99b64",
  trail: "#ffffff",
};
const SUMMER_PORT: HarbourPalette = {
  ...DUTY_PORT,
  sky: ["#bfe3f0", "#f3f6ea"],
  sun: "#ffd980",
  far: "#a9d3dd",
  near: "#79b4c4",
  sea: ["#4fa3ba", "#1f7690"],
  hull: "#17405c",
  cargo: ["#f2b35b", "#e8673c", "#e9f0f2", "#5fa9bd", "#17405c", "#f7d9a8"],
  crane: "#17405c",
};

function port(canvas: Canvas, palette: HarbourPalette, scene: Pick<Parameters<typeof harbour>[2], "skyline" | "sun">) {
  return harbour(canvas, palette, { ...scene, left: -56, right: 776, flightDrop: 14 });
}

const LOCKERS = {
  wall: ["#e0eae6", "#eef1ea"],
  sun: "#ffd6a3",
  door: "#2f7564",
  frame: "#174a3f",
  floor: "#d9d4c7",
  parcel: "#c99b64",
} as const;

/** The scene is less high than a cover: more wall above it and more street below. */
const lockers = (canvas: Canvas) => svg`
  <path d="M0 0h720v80H0z" fill="${LOCKERS.wall[0]}"/><path d="M0 380h720v70H0z" fill="${LOCKERS.floor}"/>
  ${placed(parcelLockers(canvas, LOCKERS), 0, 56)}`;

const SHELVES = { wall: ["#e4ece7", "#f0eee5"], rack: "#d36a3a", floor: "#d9d4c7", parcel: "#c99b64" } as const;

/** One scene for each article of the demo, by the article's key. */
const COVERS: Readonly<Record<string, Cover>> = {
  "air-or-sea": {
    frame: PORT,
    draw: (canvas) => port(canvas, SUMMER_PORT, { skyline: coast, sun: { x: 250, y: 180, r: 76 } }),
  },
  batteries: { draw: chargedThings },
  consolidation: { draw: joinedParcels },
  duty: {
    frame: PORT,
    draw: (canvas) => port(canvas, DUTY_PORT, { skyline: baltic, sun: { x: 470, y: 210, r: 100 } }),
  },
  "first-parcel": { draw: parcelAtTheDoor },
  gifts: { draw: wrappedGifts },
  lockers: { draw: lockers },
  returns: { draw: returnedParcel },
  "safe-paying": { draw: guardedCard },
  "size-counts": { draw: measuredParcels },
  sizes: { draw: threeShoes },
  "warehouse-day": {
    frame: { x: 85, width: 550, height: 344, keep: "xMidYMid" },
    draw: (canvas) => warehouseShelves(canvas, SHELVES),
  },
};

export const ARTICLE_COVERS: readonly string[] = Object.keys(COVERS);

export const coverName = (article: string) => `cover-${article}.svg`;

/** The cover requested by a file name; null for any other name. */
export function articleCover(name: string): Markup | null {
  const article = ARTICLE_COVERS.find((key) => coverName(key) === name);
  const cover = article === undefined ? undefined : COVERS[article];
  return cover ? picture(name.replace(".svg", ""), cover.frame ?? COVER, cover.draw) : null;
}
