import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const BAND = "M112 234C98 130 138 86 200 86s102 44 88 148";

export function headphones(canvas: Canvas, colour: string): Markup {
  const shell = flat(canvas, colour, 0.45, 0.4);
  const band = flat(canvas, colour, 0.4, 0.35, ACROSS);
  const cushion = canvas.blend("#41474e", "#15181c", ACROSS);
  return svg`
    ${contactShadow(canvas, 200, 330, 132, 15)}
    <g fill="none" stroke-linecap="round">
      <path d="${BAND}" stroke="${darken(colour, 0.5)}" stroke-width="22"/>
      <path d="${BAND}" stroke="${band}" stroke-width="18"/>
      <path d="M146 124c24-27 84-27 108 0" stroke="#23272c" stroke-opacity=".6" stroke-width="9"/>
      <path d="M117 176c7-52 36-84 79-86" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    </g>
    <rect x="106" y="194" width="12" height="50" rx="6" fill="#c0c6cc"/>
    <rect x="282" y="194" width="12" height="50" rx="6" fill="#8b929a"/>
    <rect x="119" y="215" width="38" height="110" rx="19" fill="${cushion}"/>
    <rect x="243" y="215" width="38" height="110" rx="19" fill="${cushion}"/>
    <rect x="85" y="208" width="54" height="123" rx="26" fill="${shell}"/>
    <rect x="261" y="208" width="54" height="123" rx="26" fill="${shell}"/>
    <rect x="94" y="223" width="11" height="78" rx="5.5" fill="#fff" opacity=".3"/>
    <rect x="270" y="223" width="9" height="78" rx="4.5" fill="#fff" opacity=".18"/>
    <path d="M125 232v74M301 232v74" stroke="${lighten(colour, 0.3)}" stroke-opacity=".35" stroke-width="2"/>
    <circle cx="112" cy="309" r="3" fill="#fff" opacity=".75"/>`;
}
