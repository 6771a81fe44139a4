/** Patterns of literal colours and typefaces, where a token should be named. */
export const colourLiteral =
  /(?<![\w&/(-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;

const names =
  "white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|cyan|aqua|blue|navy|purple";
const more =
  "violet|magenta|fuchsia|pink|brown|beige|ivory|crimson|coral|salmon|tomato|khaki|indigo|turquoise|plum|tan";

/** A colour by its CSS name, as a whole word: not part of `--white` or `white-space`. */
export const colourName = new RegExp(`(?<![\\w-])(?:(?:dark|light)?(?:${names}|${more}))(?![\\w-])`, "i");

export const colourProperty =
  /^(?:color|background(?:-?color)?|border(?:-?\w+)*|outline(?:-?color)?|fill|stroke|(?:box|text)-?shadow|(?:caret|accent|stop|flood|text-?decoration)-?color)$/i;

const painted = "bg|text|border(?:-[xytrblse])?|ring|ring-offset|outline|fill|stroke|from|via|to|divide|decoration";
const shaded = "accent|caret|placeholder|shadow|inset-shadow|inset-ring|drop-shadow|text-shadow";
const families =
  "slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";

/** Tailwind's own palette, which no brand has. */
export const paletteClass = new RegExp(
  `(?<![\\w-])(?:${painted}|${shaded})-(?:(?:${families})-(?:50|[1-9]00|950)|white|black)(?![\\w-])`,
);

/** `font-[Inter]`: a typeface inside a class name. */
export const fontClass = /(?<![\w-])font-\[(?!var\(|--|\d)/;

/** `[data-theme=alt]`, in a selector or as a class variant. */
export const themeSelector = /\[data-theme|data-\[theme/;
