import type { Markup } from "../svg.ts";
import { aeMark } from "./ae.ts";
import { altMark } from "./alt.ts";
import { alt2Mark } from "./alt2.ts";
import { defaultMark } from "./default.ts";
import { nlMark } from "./nl.ts";
import { pjMark } from "./pj.ts";
import { tpMark } from "./tp.ts";
import { wlMark } from "./wl.ts";

/** Draws a brand's sign on a 32 by 32 canvas. */
export type Mark = (main: string, accent: string) => Markup;

export const marks = {
  default: defaultMark,
  alt: altMark,
  alt2: alt2Mark,
  pj: pjMark,
  tp: tpMark,
  wl: wlMark,
  nl: nlMark,
  ae: aeMark,
} satisfies Record<string, Mark>;
