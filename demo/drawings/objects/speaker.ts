import { ACROSS, type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, dome } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** The woven cover: rows of dots that follow the height. */
function weave(left: number, top: number, width: number, rows: number): Markup {
  const lines = Array.from({ length: rows }, (_, row) => svg`M${left + (row % 2) * 3.5} ${top + row * 6}h${width}`);
  return svg`<path d="${lines}" stroke="#0b0d10" stroke-opacity=".2" stroke-width="2.4" stroke-dasharray="0 7" stroke-linecap="round"/>`;
}

const badge: Markup = svg`
  <rect x="172" y="212" width="56" height="18" rx="9" fill="#101316" opacity=".65"/>
  <rect x="180" y="219" width="40" height="4" rx="2" fill="#fff" opacity=".85"/>`;

/** Upright, with a strap. */
export function speaker(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 331, 122, 17)}
    <path d="M276 170c28 4 28 70 0 74" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="9"
      stroke-linecap="round"/>
    <rect x="124" y="84" width="152" height="246" rx="54" fill="${cylinder(canvas, colour, 0.18, 0.5)}"/>
    ${weave(134, 146, 134, 29)}
    <ellipse cx="200" cy="112" rx="66" ry="24" fill="${canvas.blend("#454b52", "#1a1d21")}"/>
    <ellipse cx="200" cy="111" rx="52" ry="17" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="3"/>
    <path d="M192 111h16M200 105v12" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
    ${badge}`;
}

/** A lying tube with open bass ends. */
export function tubeSpeaker(canvas: Canvas, colour: string): Markup {
  const body = canvas.linear(
    [
      [0, darken(colour, 0.18)],
      [0.24, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    ],
    DOWN,
  );
  return svg`
    ${contactShadow(canvas, 200, 306, 170, 15)}
    <path d="M110 150c8-58 172-58 180 0" fill="none" stroke="${darken(colour, 0.42)}" stroke-width="10"
      stroke-linecap="round"/>
    <rect x="46" y="150" width="308" height="154" rx="70" fill="${body}"/>
    ${weave(96, 172, 208, 20)}
    <ellipse cx="82" cy="227" rx="34" ry="68" fill="${canvas.blend("#4b5159", "#14171b", ACROSS)}"/>
    <ellipse cx="80" cy="227" rx="24" ry="54" fill="${dome(canvas, "#2b3036", 0.3, 0.6)}"/>
    <ellipse cx="78" cy="227" rx="10" ry="24" fill="${lighten(colour, 0.1)}"/>
    <g transform="translate(20 4)">${badge}</g>
    <g fill="#fff" opacity=".75"><circle cx="180" cy="166" r="3"/><circle cx="200" cy="166" r="3"/>
      <circle cx="220" cy="166" r="3"/></g>
    ${highlight("M112 172h180", 4, 0.22)}`;
}
