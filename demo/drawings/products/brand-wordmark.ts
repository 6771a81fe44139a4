import { picture } from "../picture.ts";
import { type Markup, svg } from "../svg.ts";

/** Signs of invented brands in a box of 30 by 30, in the colour of the text around them. */
const MARKS = {
  peak: svg`<path d="M5 25V5l16 14V5h4v20L9 11v14z"/>`,
  bars: svg`<path d="M3 12h4v6H3zM9 8h4v14H9zM15 4h4v22h-4zM21 10h3v10h-3zM26 13h3v4h-3z"/>`,
  waves: svg`<path d="M3 13q6-7 12-2t12-3M3 22q6-7 12-2t12-3" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>`,
  leaf: svg`<path d="M15 3c9 8 9 18 0 24C6 21 6 11 15 3zM15 12v17" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`,
  arc: svg`<path d="M22 7a11 11 0 1 0 4 9" fill="none" stroke="currentColor" stroke-width="5"/>`,
  wing: svg`<path d="M2 6l13 9 13-9-7 18h-4l-2-3-2 3H9z"/>`,
  star: svg`<path d="M15 1l3.4 10.6L29 15l-10.6 3.4L15 29l-3.4-10.6L1 15l10.6-3.4z"/>`,
  moon: svg`<path d="M18 3a12.5 12.5 0 1 0 9 18A11 11 0 0 1 18 3z"/>`,
  hive: svg`<path d="M15 2l11 6.5v13L15 28 4 21.5v-13z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><circle cx="15" cy="15" r="4"/>`,
  drop: svg`<path d="M15 2c7 9 10 13 10 17a10 10 0 0 1-20 0c0-4 3-8 10-17z"/>`,
  arrow: svg`<path d="M4 26L15 3l11 23-11-6z"/>`,
  knot: svg`<circle cx="11" cy="15" r="8" fill="none" stroke="currentColor" stroke-width="3.4"/><circle cx="19" cy="15" r="8" fill="none" stroke="currentColor" stroke-width="3.4"/>`,
} as const;

export type BrandMark = keyof typeof MARKS;

/** `perSign` is a generous estimate, because the visitor's fonts decide the width of the name. */
type Typeface = { family: "sans-serif" | "serif"; weight: number; style?: "italic"; spacing: number; perSign: number };

const GROTESQUE: Typeface = { family: "sans-serif", weight: 700, spacing: -0.3, perSign: 15.5 };
const LIGHT: Typeface = { family: "sans-serif", weight: 500, spacing: 0, perSign: 14.5 };
const WIDE: Typeface = { family: "sans-serif", weight: 600, spacing: 3, perSign: 22 };
const SLANTED: Typeface = { family: "sans-serif", weight: 800, style: "italic", spacing: -0.5, perSign: 15.5 };
const ROMAN: Typeface = { family: "serif", weight: 500, spacing: 0, perSign: 14 };
const CURSIVE: Typeface = { family: "serif", weight: 400, style: "italic", spacing: 0, perSign: 14.5 };

const FACES: Readonly<Record<BrandMark, Typeface>> = {
  peak: GROTESQUE,
  bars: LIGHT,
  waves: SLANTED,
  leaf: ROMAN,
  arc: WIDE,
  wing: GROTESQUE,
  star: ROMAN,
  moon: CURSIVE,
  hive: LIGHT,
  drop: CURSIVE,
  arrow: WIDE,
  knot: GROTESQUE,
};

export const BRAND_MARKS = Object.keys(MARKS) as readonly BrandMark[];

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The sign and the name of an invented brand; the sign decides the typeface. */
export function brandWordmark(name: string, mark: BrandMark): Markup {
  const { family, weight, style, spacing, perSign } = FACES[mark];
  const size = { width: Math.ceil(44 + name.length * perSign), height: 30 };
  const typeface = svg`font-family="${family}" font-weight="${weight}"${style && svg` font-style="${style}"`}`;
  return picture(
    `brand-${mark}`,
    size,
    () => svg`
      <g fill="currentColor">${MARKS[mark]}
        <text x="40" y="23" ${typeface} font-size="23" letter-spacing="${spacing}">${escaped(name)}</text></g>`,
  );
}
