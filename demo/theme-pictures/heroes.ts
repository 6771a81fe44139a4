import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import type { Canvas } from "../drawings/canvas.ts";
import type { Frame } from "../drawings/picture.ts";
import { cargoBicycle } from "../drawings/scenes/cargo-bicycle.ts";
import { productMeadow } from "../drawings/scenes/product-meadow.ts";
import { productMosaic } from "../drawings/scenes/product-mosaic.ts";
import { stillLife } from "../drawings/scenes/still-life.ts";
import { baltic } from "../drawings/skylines/baltic.ts";
import { canal } from "../drawings/skylines/canal.ts";
import { coast } from "../drawings/skylines/coast.ts";
import { gulf } from "../drawings/skylines/gulf.ts";
import { type Markup, svg } from "../drawings/svg.ts";
import { harbourHero } from "./harbour-hero.ts";
import { alt2Exhibits, altTiles, wlExhibits } from "./hero-exhibits.ts";
import * as palettes from "./palettes.ts";

export type Hero = { frame: Frame; draw: (canvas: Canvas) => Markup };

/** Full-bleed heroes are drawn for 1920 px and cropped around the centre, so that text and scene stay aligned. */
const bleed = { x: -960, width: 1920, keep: "xMidYMax" } as const;
const daySun = { x: 522, y: 210, r: 118 };
const panelHarbour = {
  frame: { x: -488, y: 0, width: 1208, height: 520, keep: "xMaxYMax" },
  skyline: baltic,
  fade: [6, 140],
} as const;

export const heroes: Record<Theme, Hero> = {
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
    fade: [-240, 60],
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
    draw: (canvas) => productMeadow(canvas, palettes.wlHero, { left: -960, right: 960, height: 460 }, wlExhibits),
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
    fade: [-300, 110],
    trace: 0.07,
    flightDrop: 34,
  }),
};

export const defaultNightHero: Hero = harbourHero(palettes.defaultNightHero, {
  ...panelHarbour,
  sun: { x: 552, y: 176, r: 66 },
});
