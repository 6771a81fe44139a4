import type { Canvas } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { print } from "../elements/print.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

/** The bag a shop gives with clothes: cord handles, tissue paper, a small mark. */
export function paperBag(canvas: Canvas, colour: string): Markup {
  const paper = mix(colour, "#f4efe6", 0.62);
  const cord = (x: number, y: number) => svg`M${x} ${y}c2-76 66-76 68 0`;
  return svg`
    ${contactShadow(canvas, 204, 340, 132, 15, 0.4)}
    <path d="${cord(164, 132)}" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="5"/>
    <path d="M268 122l34 16-2 186-34 16z" fill="${darken(paper, 0.2)}"/>
    <path d="M268 122l34 16-18 96z" fill="${darken(paper, 0.1)}"/>
    <path d="M112 122c14-24 34-10 50-16s30-18 46-4 40-10 60 20z" fill="#fffdf9"/>
    <path d="M104 122h164l-2 218H108z" fill="${flat(canvas, paper, 0.3, 0.1)}"/>
    <path d="${cord(152, 142)}" fill="none" stroke="${lighten(darken(colour, 0.2), 0.1)}" stroke-width="5"/>
    <g fill="#8c8373"><circle cx="152" cy="143" r="4"/><circle cx="220" cy="143" r="4"/></g>
    <circle cx="186" cy="216" r="24" fill="none" stroke="${darken(colour, 0.25)}" stroke-width="5"/>
    ${print(186, 258, 74, darken(colour, 0.35))}`;
}
