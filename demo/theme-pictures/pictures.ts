import { THEMES, type Theme } from "#domain/operations/storefronts/storefront.ts";
import type { Canvas } from "../drawings/canvas.ts";
import { darken, lighten } from "../drawings/colour.ts";
import { type Frame, picture } from "../drawings/picture.ts";
import { lostParcel } from "../drawings/scenes/lost-parcel.ts";
import { parcelLockers } from "../drawings/scenes/parcel-lockers.ts";
import { unpaidParcel } from "../drawings/scenes/unpaid-parcel.ts";
import { warehouseShelves } from "../drawings/scenes/warehouse-shelves.ts";
import { type Markup, svg } from "../drawings/svg.ts";
import { brandMark, favicon, markFrame, markOnTop, nightMark } from "./brand-marks.ts";
import { cardPalettes, nightSea } from "./card-palettes.ts";
import { buyCard, entryFrame, shopCard } from "./entry-cards.ts";
import { defaultNightHero, heroes } from "./heroes.ts";
import { defaultNightHero as defaultNightHeroPalette } from "./palettes.ts";
import { shareCard, shareFrame } from "./share-cards.ts";
import { typicalPictures } from "./typical-items.ts";

type Sheet = { frame: Frame; draw: (canvas: Canvas) => Markup };

/** The fill of statuses that wait for the customer, the same in all themes. */
const WAITING = "#fdf0d5";
const lostFrame: Frame = { width: 520, height: 320, keep: "xMidYMid" };

function cardsOf(theme: Theme): Record<string, Sheet> {
  const { studio, storage } = cardPalettes[theme];
  const shelves = { ...storage, wall: studio.wall, floor: storage.street };
  return {
    "entry-shop": { frame: entryFrame, draw: (canvas) => shopCard(canvas, theme) },
    "entry-buy": { frame: entryFrame, draw: (canvas) => buyCard(canvas, theme) },
    "entry-forward": { frame: entryFrame, draw: (canvas) => warehouseShelves(canvas, shelves) },
  };
}

function sheetsOf(theme: Theme): Record<string, Sheet> {
  const { studio, brand, storage, sea } = cardPalettes[theme];
  const { main, accent, onAccent } = brand;
  const { street, parcel } = storage;
  const colours = { wall: studio.wall, sun: sea.sun, floor: street, parcel };
  const lockers = { ...colours, door: lighten(main, 0.14), frame: darken(main, 0.3) };
  const unpaid = { ground: WAITING, parcel, clock: accent, hands: onAccent };
  return {
    logo: { frame: markFrame, draw: () => brandMark(theme) },
    "logo-on-top": { frame: markFrame, draw: () => markOnTop(theme) },
    favicon: { frame: markFrame, draw: () => favicon(theme) },
    hero: heroes[theme],
    ...cardsOf(theme),
    "lost-parcel": { frame: lostFrame, draw: () => lostParcel({ ...sea, parcel, cloudOpacity: 0.9, question: main }) },
    "parcel-lockers": { frame: entryFrame, draw: (canvas) => parcelLockers(canvas, lockers) },
    "unpaid-parcel": { frame: { width: 200, height: 140 }, draw: () => unpaidParcel(unpaid) },
    og: { frame: shareFrame, draw: (canvas) => shareCard(canvas, theme) },
  };
}

/** The picture dimmed for the dark mode. */
function dimmed({ frame, draw }: Sheet): Sheet {
  const { width, height } = frame;
  return {
    frame,
    draw: (canvas) => svg`${draw(canvas)}<path d="M0 0h${width}v${height}H0z" fill="#0d1311" opacity=".15"/>`,
  };
}

function nightSheets(): Record<string, Sheet> {
  const cards = Object.entries(cardsOf("default")).map(([name, sheet]) => [name, dimmed(sheet)] as const);
  const { main } = cardPalettes.default.brand;
  const lost = { ...nightSea, parcel: defaultNightHeroPalette.parcel, cloudOpacity: 0.14, question: main };
  return {
    logo: { frame: markFrame, draw: nightMark },
    hero: defaultNightHero,
    ...Object.fromEntries(cards),
    "lost-parcel": { frame: lostFrame, draw: () => lostParcel(lost) },
  };
}

function named(suffix: string, sheets: Record<string, Sheet>): { name: string; markup: Markup }[] {
  return Object.entries(sheets).map(([kind, { frame, draw }]) => {
    const name = `${kind}-${suffix}`;
    return { name, markup: picture(name, frame, draw) };
  });
}

/** Every picture of every theme, by its file name. */
export function allPictures(): { name: string; markup: Markup }[] {
  return [
    ...THEMES.flatMap((theme) => named(theme, sheetsOf(theme))),
    ...named("default-night", nightSheets()),
    ...typicalPictures(),
  ];
}
