import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { paperLabel } from "../elements/print.ts";
import { contactShadow, dome, flat, glass, gold, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

export function perfume(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  const liquid = flat(canvas, lighten(colour, 0.22), 0.42, 0.02, DOWN);
  return svg`
    ${contactShadow(canvas, 200, 333, 116, 17, 0.4)}
    <rect x="111" y="149" width="178" height="183" rx="23" fill="${glass(canvas, colour)}"/>
    <rect x="124" y="184" width="152" height="136" rx="13" fill="${liquid}" opacity=".92"/>
    <rect x="124" y="184" width="152" height="6" rx="3" fill="#fff" opacity=".4"/>
    <path d="M193 152h14v124h-14z" fill="#fff" opacity=".28"/>
    <rect x="173" y="121" width="54" height="31" rx="4" fill="${metal}"/>
    <rect x="159" y="62" width="82" height="64" rx="12" fill="${metal}"/>
    <path d="M159 112h82" stroke="#7d5a22" stroke-opacity=".35" stroke-width="2"/>
    <rect x="151" y="222" width="98" height="60" rx="4" fill="#fffdf8"/>
    <rect x="167" y="239" width="66" height="5" rx="2.5" fill="#3a342a"/>
    <rect x="179" y="252" width="42" height="3.4" rx="1.7" fill="#8c8373"/>
    <rect x="186" y="262" width="28" height="3.4" rx="1.7" fill="#8c8373"/>
    <rect x="117" y="163" width="8" height="150" rx="4" fill="#fff" opacity=".75"/>
    <path d="M281 170v136" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;
}

/** A round flacon with a ball for a stopper. */
export function roundPerfume(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  return svg`
    ${contactShadow(canvas, 200, 334, 122, 16, 0.4)}
    <circle cx="200" cy="232" r="104" fill="${glass(canvas, colour)}"/>
    <path d="M112 206q88-26 176 0a90 90 0 1 1-176 0z" fill="${dome(canvas, lighten(colour, 0.2), 0.5, 0.16)}"
      opacity=".92"/>
    <path d="M112 206q88-26 176 0-88 22-176 0z" fill="#fff" opacity=".4"/>
    <rect x="176" y="112" width="48" height="28" rx="4" fill="${metal}"/>
    <path d="M180 112v-8h40v8z" fill="#7d5a22" opacity=".6"/>
    <circle cx="200" cy="78" r="30" fill="${dome(canvas, "#d8b369", 0.75, 0.35)}"/>
    <circle cx="200" cy="246" r="40" fill="#fffdf8"/>
    <rect x="176" y="236" width="48" height="5" rx="2.5" fill="#3a342a"/>
    <rect x="184" y="250" width="32" height="4" rx="2" fill="#8c8373"/>
    ${highlight("M116 260c-8-44 8-86 42-108", 8, 0.7)}`;
}

/** A tall slab of thick glass with a lacquered cap. */
export function tallPerfume(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 342, 96, 14, 0.4)}
    <path d="M140 128h120q10 0 10 10v190q0 12-12 12H142q-12 0-12-12V138q0-10 10-10z" fill="${glass(canvas, colour)}"/>
    <path d="M142 148h116v152q0 10-10 10h-96q-10 0-10-10z"
      fill="${flat(canvas, lighten(colour, 0.16), 0.4, 0.06, DOWN)}" opacity=".94"/>
    <path d="M142 148h26l-26 100z" fill="#fff" opacity=".3"/>
    <rect x="178" y="106" width="44" height="24" rx="3" fill="${steel(canvas)}"/>
    <rect x="160" y="44" width="80" height="66" rx="7" fill="${flat(canvas, darken(colour, 0.5), 0.25, 0.4)}"/>
    <path d="M160 100h80" stroke="#e2c27c" stroke-width="4"/>
    ${paperLabel(158, 206, 84, 62)}
    ${highlight("M137 152v164M170 54v36", 6, 0.5)}`;
}
