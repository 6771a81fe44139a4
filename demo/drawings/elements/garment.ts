import { darken } from "../colour.ts";
import { seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Outlines of tops laid out flat; they share the armholes, so that seams and folds fit all of them. */
export const SHORT_SLEEVED =
  "M142 82c13 23 103 23 116 0l25 9c22 8 34 25 42 49l17 54-51 18-9-24v138q0 10-10 10H128q-10 0-10-10V188l-9 24-51-18 17-54c8-24 20-41 42-49z";
export const LONG_SLEEVED =
  "M138 84c18 26 106 26 124 0l24 9c23 8 36 24 42 50l28 156q2 12-10 14l-28 4q-9 1-11-8l-23-118v139q0 8-8 8H124q-8 0-8-8V191L93 309q-2 9-11 8l-28-4q-12-2-10-14l28-156c6-26 19-42 42-50z";
export const CUFFS = "M47 289l49 10-3 10q-2 9-11 8l-28-4q-12-2-10-14zM353 289l-49 10 3 10q2 9 11 8l28-4q12-2 10-14z";
export const HEM = "M116 318h168v12q0 8-8 8H124q-8 0-8-8z";

export function armholes(colour: string): Markup {
  return seams("M117 190c0-22-3-38-10-54M283 190c0-22 3-38 10-54", darken(colour, 0.4));
}

/** Soft folds in hanging cloth. */
export function folds(colour: string): Markup {
  return svg`
    ${seams("M148 326c-6-48 0-78 8-108M254 324c5-40-2-70-12-96M196 318c2-30 0-50 6-74", darken(colour, 0.4), 0.32)}
    <path d="M123 206c9 40 8 80 4 118" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="8"/>`;
}
