import { ridge } from "../elements/ridge.ts";
import { svg } from "../svg.ts";
import { HORIZON, type Skyline } from "./skyline.ts";

/** Two rows of round hills. */
export const hills: Skyline = (_canvas, { far, near }, left, right) => svg`
  <path d="${ridge([40, 96, 130, 60, 118, 142, 70, 108, 126, 64, 92], left, right, HORIZON)}" fill="${far}"/>
  <path d="${ridge([16, 40, 62, 26, 50, 66, 24, 56, 48, 20, 36], left, right, HORIZON)}" fill="${near}"/>`;
