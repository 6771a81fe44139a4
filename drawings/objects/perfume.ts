import { ACROSS, type Canvas, DOWN } from "../canvas.ts";
import { lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

export function perfume(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  const liquid = flat(canvas, lighten(colour, 0.22), 0.42, 0.02, DOWN);
  const glass = canvas.linear(
    [
      [0, "#ffffff", 0.9],
      [0.14, lighten(colour, 0.72), 0.72],
      [0.86, lighten(colour, 0.56), 0.76],
      [1, "#ffffff", 0.92],
    ],
    ACROSS,
  );
  return svg`
    ${contactShadow(canvas, 200, 333, 116, 17, 0.4)}
    <rect x="111" y="149" width="178" height="183" rx="23" fill="${glass}"/>
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
