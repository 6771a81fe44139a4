import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { print } from "../elements/print.ts";
import { contactShadow, cylinder, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

export function jar(canvas: Canvas, colour: string): Markup {
  const print = darken(colour, 0.52);
  return svg`
    ${contactShadow(canvas, 200, 321, 144, 18, 0.38)}
    <path d="M98 190h204v102q0 34-102 34T98 292z" fill="${cylinder(canvas, colour, 0.5, 0.2)}"/>
    <path d="M98 206q102 26 204 0v13q-102 24-204 0z" fill="#0b0d10" opacity=".1"/>
    <path d="M89 128h222v66q0 24-111 24T89 194z" fill="${cylinder(canvas, "#ece8e0", 0.85, 0.22)}"/>
    <ellipse cx="200" cy="129" rx="111" ry="27" fill="#fcfaf6"/>
    <ellipse cx="200" cy="128" rx="95" ry="20" fill="#f0ece5"/>
    <rect x="150" y="246" width="100" height="6" rx="3" fill="${print}"/>
    <rect x="167" y="261" width="66" height="4" rx="2" fill="${print}" opacity=".7"/>
    <rect x="177" y="273" width="46" height="4" rx="2" fill="${print}" opacity=".7"/>`;
}

/** A low jar with its lid leaning on it and cream in the open mouth. */
export function openJar(canvas: Canvas, colour: string): Markup {
  const lid = cylinder(canvas, "#ece8e0", 0.85, 0.22);
  return svg`
    ${contactShadow(canvas, 204, 321, 168, 17, 0.38)}
    <g transform="rotate(24 300 250)">
      <ellipse cx="304" cy="238" rx="30" ry="84" fill="${lid}"/>
      <ellipse cx="292" cy="238" rx="28" ry="84" fill="#fcfaf6"/>
      <ellipse cx="291" cy="238" rx="21" ry="68" fill="#e9e4da"/>
    </g>
    <path d="M58 196h208v96q0 34-104 34T58 292z" fill="${cylinder(canvas, colour, 0.5, 0.2)}"/>
    <ellipse cx="162" cy="196" rx="104" ry="30" fill="${lighten(colour, 0.35)}"/>
    <ellipse cx="162" cy="195" rx="92" ry="24" fill="${darken(colour, 0.2)}"/>
    <path d="M72 196c10-18 44-26 90-26s80 8 90 26c-10 14-44 22-90 22s-80-8-90-22z" fill="#fffdf8"/>
    <path d="M118 194c26-22 82-20 78 0-6 14-44 10-40-2 4-8 20-6 20 0" fill="none" stroke="#d9d2c4" stroke-width="5"
      stroke-linecap="round"/>
    ${print(162, 252, 96, darken(colour, 0.52))}
    ${highlight("M74 222v64", 6, 0.3)}`;
}

/** A tall amber-style jar with a gold lid. */
export function tallJar(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 332, 118, 16, 0.4)}
    <path d="M116 148q0-16 16-16h136q16 0 16 16v152q0 36-84 36t-84-36z" fill="${cylinder(canvas, colour, 0.42, 0.36)}"/>
    <path d="M122 84h156v50q0 18-78 18t-78-18z" fill="${gold(canvas)}"/>
    <ellipse cx="200" cy="84" rx="78" ry="19" fill="#f8e7bf"/><ellipse cx="200" cy="84" rx="64" ry="13" fill="#e3c280"/>
    <path d="M116 196q84 22 168 0v92q-84 24-168 0z" fill="#fffdf8"/>
    ${print(200, 234, 92)}
    ${highlight("M130 168v130", 7, 0.28)}`;
}
