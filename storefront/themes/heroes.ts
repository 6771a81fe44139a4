import type { Canvas } from "../drawings/canvas.ts";
import { coat } from "../drawings/objects/coat.ts";
import { dress } from "../drawings/objects/dress.ts";
import { headphones } from "../drawings/objects/headphones.ts";
import { jar } from "../drawings/objects/jar.ts";
import { lipstick } from "../drawings/objects/lipstick.ts";
import { perfume } from "../drawings/objects/perfume.ts";
import { sunglasses } from "../drawings/objects/sunglasses.ts";
import { tote } from "../drawings/objects/tote.ts";
import type { Frame } from "../drawings/picture.ts";
import { cargoBicycle } from "../drawings/scenes/cargo-bicycle.ts";
import { productMosaic } from "../drawings/scenes/product-mosaic.ts";
import { standingProducts } from "../drawings/scenes/standing-products.ts";
import { stillLife } from "../drawings/scenes/still-life.ts";
import { type Markup, svg } from "../drawings/svg.ts";
import { canal } from "../drawings/skylines/canal.ts";
import { coast } from "../drawings/skylines/coast.ts";
import { gulf } from "../drawings/skylines/gulf.ts";
import { baltic } from "../drawings/skylines/baltic.ts";
import { harbourHero } from "./harbour-hero.ts";
import * as palettes from "./palettes.ts";
import type { ThemeName } from "./theme-names.ts";

export type Hero = { frame: Frame; draw: (canvas: Canvas) => Markup };

/** Full-bleed heroes are drawn for 1920 and kept by the middle, so that text and scene never drift apart. */
const bleed = { x: -960, width: 1920, keep: "xMidYMax" } as const;
const daySun = { x: 522, y: 210, r: 118 };
const panelHarbour = {
  frame: { x: -488, y: 0, width: 1208, height: 520, keep: "xMaxYMax" },
  skyline: baltic,
  fade: [6, 140],
} as const;

const altTiles = [
  { x: 655, y: 0, width: 359, height: 432, backdrop: palettes.altHero.paper, exhibit: { product: coat, colour: "#3a3a3f", x: 834, y: 366, scale: 0.96, foot: 350 } },
  { x: 1022, y: 0, width: 258, height: 212, backdrop: palettes.altHero.ultramarine, exhibit: { product: headphones, colour: "#e9e9ec", x: 1151, y: 186, scale: 0.58, foot: 331 } },
  { x: 1022, y: 220, width: 258, height: 212, backdrop: palettes.altHero.paper, exhibit: { product: sunglasses, colour: "#4b4b52", x: 1151, y: 372, scale: 0.62, foot: 268 } },
];

const alt2Exhibits = [
  { product: tote, colour: "#8f3f22", x: 711, y: 356, scale: 0.89, foot: 331, plinth: { left: 576, width: 268 } },
  { product: jar, colour: "#c8935a", x: 938, y: 294, scale: 0.67, foot: 326, plinth: { left: 840, width: 196 } },
  { product: perfume, colour: "#e0b04c", x: 1132, y: 246, scale: 0.71, foot: 332, plinth: { left: 1033, width: 196 } },
];

const wlExhibits = [
  { product: dress, colour: "#6d2152", x: -470, y: 434, scale: 0.72, foot: 352 },
  { product: jar, colour: "#b9dcae", x: -270, y: 446, scale: 0.44, foot: 326 },
  { product: perfume, colour: "#e59abf", x: 290, y: 436, scale: 0.55, foot: 332 },
  { product: lipstick, colour: "#a8324f", x: 470, y: 446, scale: 0.49, foot: 342 },
];

export const heroes: Record<ThemeName, Hero> = {
  default: harbourHero(palettes.defaultHero, { ...panelHarbour, sun: daySun }),
  alt: {
    frame: { width: 1280, height: 432, keep: "xMaxYMid" },
    draw: (canvas) => productMosaic(canvas, altTiles),
  },
  alt2: {
    frame: { width: 1280, height: 420, keep: "xMaxYMax" },
    draw: (canvas) =>
      stillLife(canvas, palettes.alt2Hero, {
        width: 1280,
        height: 420,
        disc: { x: 890, y: 152, r: 228 },
        floorY: 420,
        exhibits: alt2Exhibits,
      }),
  },
  pj: harbourHero(palettes.pjHero, {
    frame: { ...bleed, y: 30, height: 490 },
    skyline: coast,
    sun: { x: 404, y: 168, r: 92 },
    fade: [-330, 40],
    trace: 0.07,
    flightDrop: 22,
  }),
  tp: {
    frame: { ...bleed, y: 0, height: 400 },
    draw: () => svg`
      <path d="M-960 0H960v400H-960z" fill="${palettes.tpHero.ground}"/>${cargoBicycle(palettes.tpHero)}`,
  },
  wl: {
    frame: { ...bleed, y: 0, height: 460 },
    draw: (canvas) =>
      standingProducts(canvas, palettes.wlHero, { left: -960, right: 960, height: 460 }, wlExhibits),
  },
  nl: harbourHero(palettes.nlHero, {
    frame: { ...bleed, y: 44, height: 476 },
    skyline: canal,
    sun: { x: 440, y: 214, r: 112 },
    half: true,
    flightDrop: 40,
  }),
  ae: harbourHero(palettes.aeHero, {
    frame: { ...bleed, y: 30, height: 490 },
    skyline: gulf,
    sun: { x: 424, y: 250, r: 110 },
    fade: [-420, 90],
    trace: 0.07,
    flightDrop: 34,
  }),
};

export const defaultNightHero: Hero = harbourHero(palettes.defaultNightHero, {
  ...panelHarbour,
  sun: { x: 552, y: 176, r: 66 },
});
