import { type Canvas, DIAGONAL } from "../canvas.ts";
import { brightness, darken } from "../colour.ts";
import { bracelet, leatherStrap } from "../elements/watch-strap.ts";
import { contactShadow, dome, steel } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const INK = "#2a2723";

/** Strokes around the dial; the quarters may be longer. */
function marks(colour: string, reach: number, count: number, length: number, quarterLength = length): Markup {
  const strokes = Array.from({ length: count }, (_, mark) => {
    const height = mark % (count / 4) === 0 ? quarterLength : length;
    return svg`<rect x="198.5" y="${200 - reach}" width="3" height="${height}" transform="rotate(${(mark * 360) / count} 200 200)"/>`;
  });
  return svg`<g fill="${colour}">${strokes}</g>`;
}

function hands(colour: string, accent: string): Markup {
  return svg`
    <g fill="none" stroke="${colour}" stroke-linecap="round">
      <path d="M200 200l-34-28" stroke-width="6"/><path d="M200 200l40-42" stroke-width="4"/>
      <path d="M196 190l12 62" stroke="${accent}" stroke-width="2"/>
    </g>
    <circle cx="200" cy="200" r="5" fill="${accent}"/>`;
}

/** Gold case on leather. */
export function watch(canvas: Canvas, colour: string): Markup {
  const bezel = canvas.linear(
    [
      [0, "#fff7e6"],
      [0.5, "#d8b878"],
      [1, "#8d6b33"],
    ],
    DIAGONAL,
  );
  return svg`
    ${contactShadow(canvas, 200, 353, 76, 11)}
    ${leatherStrap(canvas, colour, 40)}
    <rect x="278" y="192" width="13" height="16" rx="4" fill="#b08d4e"/>
    <circle cx="200" cy="200" r="83" fill="${bezel}"/><circle cx="200" cy="200" r="72" fill="#8d6b33" opacity=".45"/>
    <circle cx="200" cy="200" r="70" fill="${canvas.radial([
      [0, "#ffffff"],
      [1, "#e7e4dc"],
    ])}"/>
    ${marks(INK, 63, 12, 8, 14)}
    <circle cx="200" cy="232" r="13" fill="none" stroke="#c9c4b8" stroke-width="2"/>
    ${hands(INK, colour)}`;
}

/** Steel chronograph with a dial in the colour. */
export function chronograph(canvas: Canvas, colour: string): Markup {
  const print = brightness(colour) > 0.6 ? INK : "#f4f2ec";
  const counters = [
    [170, 200],
    [230, 200],
    [200, 232],
  ].map(
    ([x = 0, y = 0]) => svg`
      <circle cx="${x}" cy="${y}" r="16" fill="${darken(colour, 0.3)}" stroke="${print}" stroke-opacity=".5"
        stroke-width="1.5"/>
      <path d="M${x} ${y}l5-9" stroke="${print}" stroke-width="2" stroke-linecap="round"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 349, 84, 11)}
    ${bracelet(canvas)}
    <g fill="${steel(canvas)}"><rect x="276" y="190" width="18" height="20" rx="4"/>
      <rect x="262" y="146" width="20" height="13" rx="4" transform="rotate(-38 272 152)"/>
      <rect x="262" y="241" width="20" height="13" rx="4" transform="rotate(38 272 247)"/></g>
    <circle cx="200" cy="200" r="86" fill="${steel(canvas, DIAGONAL)}"/>
    <circle cx="200" cy="200" r="78" fill="#1b1f24"/>
    <circle cx="200" cy="200" r="66" fill="${dome(canvas, colour, 0.18, 0.35)}"/>
    ${marks("#e9ecef", 76, 36, 6)}${marks(print, 62, 12, 8, 14)}${counters}${hands(print, "#e4572e")}`;
}

/** A slim rectangular dress watch. */
export function rectangularWatch(canvas: Canvas, colour: string): Markup {
  const numerals = [
    [200, 138, 14],
    [200, 252, 14],
    [160, 196, 8],
    [234, 196, 8],
  ].map(
    ([x = 0, y = 0, height = 0]) =>
      svg`<path d="M${x - 4} ${y}v${height}M${x} ${y}v${height}M${x + 4} ${y}v${height}"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 353, 76, 11)}
    ${leatherStrap(canvas, colour, 46)}
    <rect x="270" y="190" width="12" height="20" rx="5" fill="#6d8fc4"/>
    <rect x="132" y="108" width="136" height="184" rx="16" fill="${canvas.linear(
      [
        [0, "#fff4d8"],
        [0.45, "#dab873"],
        [0.6, "#f6e4b8"],
        [1, "#94702f"],
      ],
      DIAGONAL,
    )}"/>
    <rect x="146" y="122" width="108" height="156" rx="6" fill="${canvas.blend("#fffefb", "#e8e3d8", DIAGONAL)}"/>
    <rect x="156" y="134" width="88" height="132" rx="2" fill="none" stroke="#b9ae97" stroke-width="1.6"/>
    <g stroke="${INK}" stroke-width="1.8">${numerals}</g>
    <path d="M200 200l-24-26M200 200l22-40" fill="none" stroke="#274a86" stroke-width="4" stroke-linecap="round"/>
    <circle cx="200" cy="200" r="4" fill="#274a86"/>`;
}
