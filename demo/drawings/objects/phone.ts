import { ACROSS, type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { clockDigits } from "../elements/clock-digits.ts";
import { litScreen } from "../elements/lit-screen.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function edge(canvas: Canvas, colour: string): string {
  return canvas.blend(lighten(colour, 0.6), darken(colour, 0.3), ACROSS);
}

function cameraLens(canvas: Canvas, colour: string, cx: number, cy: number, r = 12.5): Markup {
  const lens = canvas.radial(
    [
      [0, "#50607a"],
      [0.4, "#1a2230"],
      [1, "#06080b"],
    ],
    0.4,
    0.35,
    0.7,
  );
  return svg`
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="${darken(colour, 0.45)}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.76}" fill="${lens}"/>
    <circle cx="${cx - r / 4}" cy="${cy - r / 4}" r="${r * 0.16}" fill="#fff" opacity=".7"/>`;
}

function shell(canvas: Canvas, colour: string, cameras: Markup): Markup {
  return svg`
    <rect x="100" y="62" width="134" height="264" rx="26" fill="${edge(canvas, colour)}"/>
    <rect x="103" y="65" width="128" height="258" rx="23" fill="${flat(canvas, colour, 0.32, 0.22)}"/>
    ${cameras}`;
}

function front(canvas: Canvas, colour: string): Markup {
  return svg`
    <rect x="186" y="72" width="132" height="262" rx="27" fill="${edge(canvas, colour)}"/>
    <rect x="189" y="75" width="126" height="256" rx="24" fill="#090b0d"/>
    ${litScreen(canvas, colour, { x: 194, y: 80, width: 116, height: 246, radius: 19 })}
    <rect x="233" y="87" width="38" height="11" rx="5.5" fill="#06080a"/>
    ${clockDigits("9:41", 252, 116, 26)}
    <rect x="232" y="317" width="40" height="3.4" rx="1.7" fill="#fff" opacity=".8"/>`;
}

/** The back with three lenses behind the face. */
export function phone(canvas: Canvas, colour: string): Markup {
  const island = svg`
    <rect x="112" y="74" width="66" height="68" rx="19" fill="${darken(colour, 0.14)}" opacity=".6"/>
    ${[
      [130, 92],
      [159, 108],
      [130, 124],
    ].map(([x = 0, y = 0]) => cameraLens(canvas, colour, x, y))}
    <circle cx="159" cy="87" r="3.6" fill="#fff6d8"/>`;
  return svg`
    ${contactShadow(canvas, 205, 333, 132, 19, 0.42)}
    <g transform="rotate(-7 165 200)">${shell(canvas, colour, island)}</g>
    <g transform="rotate(4 250 210)">${front(canvas, colour)}</g>`;
}

/** The face behind the back with a camera visor. */
export function visorPhone(canvas: Canvas, colour: string): Markup {
  const visor = svg`
    <path d="M102 106h130v46H102z" fill="${canvas.blend(darken(colour, 0.3), darken(colour, 0.55))}"/>
    <path d="M102 107h130" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>
    <rect x="116" y="113" width="76" height="32" rx="16" fill="#0b0e12"/>
    ${cameraLens(canvas, colour, 133, 129, 12)}${cameraLens(canvas, colour, 174, 129, 12)}
    <circle cx="212" cy="129" r="4.5" fill="#fff6d8"/>
    <circle cx="167" cy="216" r="9" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
    ${highlight("M112 178v112", 5, 0.22)}`;
  return svg`
    ${contactShadow(canvas, 198, 333, 138, 19, 0.42)}
    <g transform="rotate(7 250 210)">${front(canvas, colour)}</g>
    <g transform="rotate(-4 165 200) translate(-6 7)">${shell(canvas, colour, visor)}</g>`;
}

/** A phone that opens like a book. */
export function foldingPhone(canvas: Canvas, colour: string): Markup {
  const rim = canvas.blend(lighten(colour, 0.45), darken(colour, 0.32), DIAGONAL);
  const panels = canvas.clip(
    svg`<path d="M80 100q0-8 8-9l112-15 112 15q8 1 8 9v212q0 8-8 9l-112 13-112-13q-8-1-8-9z"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 334, 142, 17, 0.42)}
    <path d="M68 96q0-14 14-16l118-16 118 16q14 2 14 16v220q0 14-14 16l-118 14-118-14q-14-2-14-16z" fill="${rim}"/>
    <path d="M74 98q0-11 10-12l116-16 116 16q10 1 10 12v216q0 11-10 12l-116 14-116-14q-10-1-10-12z" fill="#090b0d"/>
    <g clip-path="${panels}">
      ${litScreen(canvas, colour, { x: 80, y: 76, width: 240, height: 260, radius: 4 })}
      <path d="M200 70v270H176V70z" fill="${canvas.linear(
        [
          [0, "#0b0d10", 0],
          [1, "#0b0d10", 0.36],
        ],
        ACROSS,
      )}"/>
      <path d="M200 70h14v270h-14z" fill="#fff" opacity=".1"/>
    </g>
    <circle cx="262" cy="98" r="5" fill="#06080a"/>
    ${clockDigits("10:24", 140, 122, 26)}`;
}
