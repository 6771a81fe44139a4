import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { parcelAt } from "../elements/parcel.ts";
import { contactShadow } from "../materials.ts";
import { tShirt } from "../objects/t-shirt.ts";
import { type Markup, svg } from "../svg.ts";
import { stage } from "./stage.ts";

const KRAFT = "#c99b64";
const GREEN = "#0f5a4a";

function box(canvas: Canvas, x: number, y: number, scale: number, colour = KRAFT): Markup {
  const width = scale * 58;
  return svg`${contactShadow(canvas, x, y - 4, width, width / 7, 0.32)}${parcelAt(x, y, scale, colour)}`;
}

const line = (d: string, colour: string, width: number) =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Three small parcels become one. */
export function joinedParcels(canvas: Canvas): Markup {
  const palette = { wall: ["#f8e3d2", "#fdf3e8"], disc: "#f3c9a6", floor: "#e8d5bc" } as const;
  return stage(
    canvas,
    palette,
    [],
    svg`
      ${box(canvas, 150, 398, 0.95)}${box(canvas, 246, 404, 0.86, lighten(KRAFT, 0.12))}
      ${parcelAt(190, 312, 0.72, lighten(KRAFT, 0.2), "none")}
      ${line("M312 330h76m-26-26 26 26-26 26", GREEN, 12)}
      ${box(canvas, 530, 404, 2)}`,
  );
}

/** A large light parcel beside a small one, with the lines that measure it. */
export function measuredParcels(canvas: Canvas): Markup {
  const palette = { wall: ["#dfeae3", "#eef1e9"], disc: "#c3dcd0", floor: "#ddd9cb" } as const;
  const mark = (x: number, y: number) => svg`<circle cx="${x}" cy="${y}" r="5" fill="${GREEN}"/>`;
  return stage(
    canvas,
    palette,
    [],
    svg`
      ${box(canvas, 310, 404, 2.3)}
      ${line("M170 366l140 56 140-56", GREEN, 4)}${mark(170, 366)}${mark(310, 422)}${mark(450, 366)}
      ${line("M462 208v142", GREEN, 4)}${mark(462, 208)}${mark(462, 350)}
      ${box(canvas, 566, 404, 0.95, lighten(KRAFT, 0.1))}
      <rect x="500" y="222" width="132" height="62" rx="12" fill="#fffdf8"/>
      <rect x="520" y="240" width="58" height="10" rx="5" fill="#25302b"/>
      <rect x="520" y="259" width="92" height="8" rx="4" fill="#b9c4bd"/>`,
  );
}

/** A shirt, the parcel it came in, and the way back. */
export function returnedParcel(canvas: Canvas): Markup {
  const palette = { wall: ["#f6e2df", "#fcf2ef"], disc: "#edc4bd", floor: "#e6d3cd" } as const;
  const shirt = { product: tShirt, colour: "#3f7d70", x: 210, scale: 0.72, foot: 344, plinth: 40 };
  return stage(
    canvas,
    palette,
    [shirt],
    svg`
      ${box(canvas, 500, 404, 1.6)}
      ${line("M556 176c-58-64-160-64-216 6m-4-50 2 52 50-8", "#b5452a", 12)}`,
  );
}

/** A parcel in front of one's own door. */
export function parcelAtTheDoor(canvas: Canvas): Markup {
  const door = "#174a3f";
  return svg`
    <path d="M0 0h720v450H0z" fill="${canvas.blend("#f3ead9", "#faf5ea")}"/>
    <path d="M0 96h720M0 176h720M0 256h720M0 336h720" stroke="#e6d9c2" stroke-width="3"/>
    <path d="M0 372h720v78H0z" fill="#d8cdb9"/>
    <path d="M254 44h212v330H254z" fill="#fffdf8"/>
    <path d="M270 60h180v314H270z" fill="${canvas.blend(lighten(door, 0.12), door)}"/>
    <path d="M292 82h136v96H292zM292 200h136v150H292z" fill="${darken(door, 0.2)}"/>
    <path d="M292 82h136v96H292z" fill="#f0c778" opacity=".55"/>
    <circle cx="434" cy="232" r="8" fill="#e2c27c"/>
    <path d="M226 372h268l20 18H206z" fill="#b08d64"/>
    <path d="M548 120h44l-8 52h-28z" fill="#25302b"/><circle cx="570" cy="150" r="46" fill="#ffd6a3" opacity=".45"/>
    ${contactShadow(canvas, 150, 398, 54, 9, 0.3)}
    <path d="M120 332h60l-8 66h-44z" fill="#c0603a"/>
    <path d="M150 334c-44-12-54-60-48-92 30 16 44 48 48 92zm0 0c44-12 54-60 48-92-30 16-44 48-48 92zm0 0c-14-34-14-76 0-112 14 36 14 78 0 112z" fill="#3f7d70"/>
    ${box(canvas, 392, 418, 1.35)}`;
}
