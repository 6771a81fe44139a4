import type { Canvas } from "../canvas.ts";
import { darken, mix } from "../colour.ts";
import { type NonEmpty, repeated } from "../repeated.ts";
import { type Markup, svg } from "../svg.ts";
import { containerStamp } from "./container.ts";

export type ShipColours = { hull: string; tower: string; glass: string; cargo: NonEmpty<string> };

const WIDTH = 33;
const HEIGHT = 19;
const DECK_START = 84;

/** Cargo colours by tier, from the deck up, and by bay; chosen by hand to avoid clusters of one colour. */
const STOWAGE = [
  [0, 3, 1, 4, 0, 3, 5, 2, 0, 3],
  [5, 3, 1, 5, 4, 0, 2, 3, 1, 5],
  [4, 2, 3, 1, 0, 5, 4],
  [undefined, undefined, 3, 4, 3, 1, 3],
] as const;

const HULL = "M2 0h432l26-14q13-4 9 9l-21 40q-6 13-21 13H36Q14 48 8 27z";
const KEEL = "M11 35h436q-6 13-20 13H36Q18 48 11 35z";

/** A loaded container ship with the bow to the right; the origin is the deck at the stern. */
export function containerShip(canvas: Canvas, { hull, tower, glass, cargo }: ShipColours): Markup {
  const stamp = containerStamp(canvas, WIDTH, HEIGHT);
  const stacks = STOWAGE.flatMap((tier, level) =>
    tier.map(
      (colour, bay) =>
        colour !== undefined &&
        stamp(DECK_START + bay * (WIDTH + 1), -(level + 1) * (HEIGHT + 1) - 3, repeated(cargo, colour)),
    ),
  );
  const decks = [0, 1, 2, 3].map((deck) => svg`<rect x="28" y="${deck * 18 - 97}" width="35" height="6" rx="2"/>`);
  return svg`
    <path d="M38-147h14v30H38z" fill="${mix(hull, "#ffffff", 0.06)}"/><path d="M38-141h14v6H38z" fill="#fff" opacity=".85"/>
    <path d="M66-122v-20M61-136h10" stroke="${mix(tower, hull, 0.5)}" stroke-width="2"/>
    <rect x="22" y="-113" width="47" height="114" rx="3" fill="${tower}"/>
    <rect x="14" y="-123" width="63" height="15" rx="3" fill="${darken(tower, 0.08)}"/>
    <g fill="${glass}">${decks}</g>
    ${stacks}
    <path d="M78-3h348" stroke="${darken(hull, 0.35)}" stroke-width="3"/>
    <path d="${HULL}" fill="${hull}"/>
    <path d="${KEEL}" fill="${darken(hull, 0.32)}"/>
    <path d="M4 9h426" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>
    <g fill="#fff" opacity=".88"><path d="M372 24l15-15h9l-15 15z"/><circle cx="402" cy="20.5" r="3.6"/></g>`;
}
