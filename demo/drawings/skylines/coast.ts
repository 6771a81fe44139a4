import { darken, lighten } from "../colour.ts";
import { ridge } from "../elements/ridge.ts";
import { type Markup, placed, svg } from "../svg.ts";
import { HORIZON, type Skyline } from "./skyline.ts";

/** Left of the ship, where neither the crane nor the text covers it. */
const LIGHTHOUSE_X = 92;

/** A banded tower; the origin is the middle of its foot. */
function lighthouse(band: string): Markup {
  const iron = darken(band, 0.22);
  return svg`
    <path d="M-21 0l7-146h28L21 0z" fill="#fff"/>
    <path d="M-14-146h28l1.2 26h-30.4zM-16.4-94h32.8l1.5 30h-35.8zM-19.2-38h38.4l1.2 26h-40.8z" fill="${band}"/>
    <path d="M4-146h10L21 0H6z" fill="#0b0d10" opacity=".09"/>
    <rect x="-21" y="-153" width="42" height="8" rx="2" fill="${iron}"/>
    <path d="M-11-179h22v26h-22z" fill="#ffeaa9"/>
    <path d="M0-179v26M-11-166h22" stroke="${iron}" stroke-width="1.6"/>
    <path d="M-15-178Q0-206 15-178z" fill="${iron}"/>
    <circle cy="-194" r="3" fill="${iron}"/>`;
}

/** Dunes along the horizon and a lighthouse on its rock. */
export const coast: Skyline = (_canvas, { far, near }, left, right) => svg`
  <path d="${ridge([30, 52, 36, 60, 40, 26, 66, 92, 58, 40, 72, 88, 50], left, right, HORIZON)}"
    fill="${lighten(far, 0.3)}"/>
  <path d="${ridge([12, 22, 34, 18, 10, 26, 14, 22, 46, 38, 16, 28, 40], left, right, HORIZON)}" fill="${far}"
    opacity=".8"/>
  ${placed(lighthouse(near), LIGHTHOUSE_X, HORIZON - 10)}
  <path d="${ridge([0, 18, 24, 20, 12, 0], LIGHTHOUSE_X - 66, LIGHTHOUSE_X + 96, HORIZON)}"
    fill="${darken(far, 0.36)}"/>`;
