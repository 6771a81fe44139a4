import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import type { Canvas } from "../drawings/canvas.ts";
import { type Frame, inset } from "../drawings/picture.ts";
import { type Markup, placed, svg } from "../drawings/svg.ts";
import { brandMark, markOnTop } from "./brand-marks.ts";
import { heroes } from "./heroes.ts";

export const shareFrame = { width: 1200, height: 630 };

/** The crop of the hero on the card, and the position of the logo. */
type ShareCard = { crop: Omit<Frame, "keep">; mark: { x: number; y: number; size: number }; onTop?: boolean };

const atLeft = { x: 84, y: 195, size: 240 };
const inCorner = { x: 72, y: 72, size: 156 };

const shareCards: Record<Theme, ShareCard> = {
  default: { crop: { x: -271, width: 991, height: 520 }, mark: atLeft },
  alt: { crop: { x: 457, width: 823, height: 432 }, mark: { ...atLeft, x: 24 } },
  alt2: { crop: { x: 460, width: 800, height: 420 }, mark: inCorner },
  pj: { crop: { x: -213, y: 30, width: 933, height: 490 }, mark: inCorner },
  tp: { crop: { x: -146, width: 762, height: 400 }, mark: inCorner },
  wl: { crop: { x: -438, width: 876, height: 460 }, mark: { x: 502, y: 64, size: 196 } },
  nl: { crop: { x: -187, y: 44, width: 907, height: 476 }, mark: { ...atLeft, x: 36, size: 176, y: 227 }, onTop: true },
  ae: { crop: { x: -213, y: 30, width: 933, height: 490 }, mark: inCorner },
};

export function shareCard(canvas: Canvas, theme: Theme): Markup {
  const { crop, mark, onTop } = shareCards[theme];
  const sign = onTop ? markOnTop(theme) : brandMark(theme);
  return svg`
    <path d="M0 0h1200v630H0z" fill="#ffffff"/>
    ${inset(heroes[theme].draw(canvas), { ...crop, keep: "xMidYMid" }, shareFrame)}
    ${placed(sign, mark.x, mark.y, mark.size / 32)}`;
}
