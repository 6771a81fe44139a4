import type { CSSProperties } from "react";
import { DARK_NEUTRALS, type MailPalette } from "./mail-palettes.ts";

export const FONT = "Arial, Helvetica, sans-serif";
const BODY_TEXT: CSSProperties = { margin: "0 0 16px", fontFamily: FONT, fontSize: 16, lineHeight: "24px" };
export const SMALL_TEXT: CSSProperties = { margin: "0 0 8px", fontFamily: FONT, fontSize: 13, lineHeight: "20px" };

/** Attributes of body text and of small print. */
export const ink = ({ ink: color }: MailPalette) => ({ className: "ink", style: { ...BODY_TEXT, color } });
export const quiet = ({ quietInk: color }: MailPalette) => ({ className: "quiet", style: { ...SMALL_TEXT, color } });

/** Mail programs that have a dark mode take the neutral colours from here. */
export const DARK_STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:${DARK_NEUTRALS.ground} !important}
.surface{background-color:${DARK_NEUTRALS.surface} !important;border-color:${DARK_NEUTRALS.line} !important}
.line{border-color:${DARK_NEUTRALS.line} !important}
.ink{color:${DARK_NEUTRALS.ink} !important}
.quiet{color:${DARK_NEUTRALS.quietInk} !important}
}`;
