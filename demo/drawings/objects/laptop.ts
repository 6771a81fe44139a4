import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { litScreen } from "../elements/lit-screen.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const GLASS = "#0c0e11";

/** Aluminium, only the screen has the colour. */
export function laptop(canvas: Canvas, colour: string): Markup {
  const lid = canvas.blend("#dfe2e6", "#aab0b8");
  const rim = canvas.linear([
    [0, "#f1f2f4"],
    [0.5, "#c5cad0"],
    [1, "#8d949c"],
  ]);
  return svg`
    ${contactShadow(canvas, 200, 301, 182, 15)}
    <rect x="82" y="96" width="236" height="166" rx="13" fill="${lid}"/>
    <rect x="85" y="99" width="230" height="160" rx="11" fill="${GLASS}"/>
    ${litScreen(canvas, colour, { x: 92, y: 106, width: 216, height: 143, radius: 5 })}
    <rect x="183" y="102" width="34" height="7" rx="3.5" fill="${GLASS}"/>
    <path d="M82 258h236l32 30q4 6-4 9H54q-8-3-4-9z" fill="${lid}"/>
    <path d="M94 263h212l20 19H74z" fill="#2a2f35" opacity=".85"/>
    <path d="M90 269h220M83 275h234" stroke="#757d86" stroke-opacity=".55" stroke-dasharray="13 2"/>
    <path d="M160 285h80l5 6h-90z" fill="#b5bbc3"/>
    <path d="M50 290h300v3q0 8-8 8H58q-8 0-8-8z" fill="${rim}"/>`;
}

/** Lacquered in the colour, opened wide, seen a little from above. */
export function colourfulLaptop(canvas: Canvas, colour: string): Markup {
  const keys = [0, 1, 2, 3].map((row) => {
    const inset = 86 - row * 7;
    return svg`<path d="M${inset} ${246 + row * 9}H${400 - inset}" stroke-dasharray="${15 + row * 0.7} 3"/>`;
  });
  return svg`
    ${contactShadow(canvas, 200, 320, 186, 16, 0.4)}
    <rect x="74" y="78" width="252" height="162" rx="14" fill="${flat(canvas, colour, 0.35, 0.3)}"/>
    <rect x="79" y="83" width="242" height="152" rx="10" fill="${GLASS}"/>
    ${litScreen(canvas, colour, { x: 86, y: 90, width: 228, height: 138, radius: 4 })}
    <path d="M76 234h248l40 72q3 8-7 8H43q-10 0-7-8z" fill="${flat(canvas, colour, 0.3, 0.12, DOWN)}"/>
    <path d="M88 240h224l18 40H70z" fill="${darken(colour, 0.42)}" opacity=".55"/>
    <g fill="none" stroke="#191c20" stroke-width="6">${keys}</g>
    <path d="M158 286h84l6 20h-96z" fill="${darken(colour, 0.14)}" stroke="${lighten(colour, 0.35)}"
      stroke-opacity=".6"/>
    <path d="M36 306q-3 8 7 8h314q10 0 7-8v5q-1 9-10 9H46q-9 0-10-9z" fill="${darken(colour, 0.3)}"/>`;
}
