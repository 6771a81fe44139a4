import type { Canvas } from "../canvas.ts";
import { darken } from "../colour.ts";
import { contactShadow, cylinder } from "../materials.ts";
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
