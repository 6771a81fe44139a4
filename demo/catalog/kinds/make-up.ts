import { BRUSH } from "./make-up/brush.ts";
import { LIPSTICK } from "./make-up/lipstick.ts";
import { MASCARA } from "./make-up/mascara.ts";
import { NAIL_POLISH } from "./make-up/nail-polish.ts";

export const MAKE_UP_KINDS = [LIPSTICK, MASCARA, NAIL_POLISH, BRUSH];
