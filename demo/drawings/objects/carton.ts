import type { Canvas } from "../canvas.ts";
import { parcelAt } from "../elements/parcel.ts";
import { contactShadow } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

export function carton(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 330, 150, 19, 0.42)}
    ${parcelAt(200, 340, 2.15, colour, "shipping")}`;
}
