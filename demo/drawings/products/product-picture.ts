import type { Canvas } from "../canvas.ts";
import { PACKAGING_FOOT } from "../packaging/boxes.ts";
import { picture } from "../picture.ts";
import { repeated } from "../repeated.ts";
import { type Markup, placed, svg } from "../svg.ts";
import { BACKDROPS, type Backdrop } from "./backdrops.ts";
import { colourway } from "./colourways.ts";
import { type PictureView, type ProductPictureRequest, pictureName } from "./picture-name.ts";
import type { ProductModel, Silhouette } from "./product-model.ts";
import { PRODUCT_MODELS } from "./product-models.ts";
import { archAndStep, closePaper, discAndTable, STUDIO, sweep } from "./studio.ts";

type Shot = {
  canvas: Canvas;
  model: ProductModel;
  silhouette: Silhouette;
  colour: string;
  backdrops: readonly [own: Backdrop, second: Backdrop, third: Backdrop];
};

const FRONT_SCALE = 0.86;
const CLOSE_SCALE = 1.8;
const MIDDLE = { x: STUDIO.width / 2, y: STUDIO.height / 2 };

/** Low products are placed below the centre, so that all of them share one floor. */
function groundOf({ foot }: Silhouette): number {
  return MIDDLE.y + 8 + (foot - 205) * FRONT_SCALE + (330 - foot) * 0.3;
}

function placeOnGround(content: Markup, foot: number, x: number, ground: number, scale: number): Markup {
  return placed(content, x - 200 * scale, ground - foot * scale, scale);
}

function front({ canvas, silhouette, colour, backdrops }: Shot): Markup {
  const ground = groundOf(silhouette);
  return svg`
    ${sweep(canvas, backdrops[0], ground)}
    ${placeOnGround(silhouette.draw(canvas, colour), silhouette.foot, MIDDLE.x, ground, FRONT_SCALE)}`;
}

function turned({ canvas, model, silhouette, colour, backdrops }: Shot): Markup {
  const ground = groundOf(silhouette) + 4;
  const turn = model.readable ? "skewY(-2.5) scale(.78 .88)" : "skewY(1.5) scale(-.84 .88)";
  return svg`
    ${discAndTable(canvas, backdrops[1], ground)}
    <g transform="translate(${MIDDLE.x} ${ground}) ${turn} translate(-200 ${-silhouette.foot})">
      ${silhouette.draw(canvas, colour)}
    </g>`;
}

function closeUp({ canvas, silhouette, colour, backdrops }: Shot): Markup {
  const [x, y] = silhouette.detail;
  return svg`
    ${closePaper(canvas, backdrops[0])}
    ${placed(silhouette.draw(canvas, colour), MIDDLE.x - x * CLOSE_SCALE, MIDDLE.y - y * CLOSE_SCALE, CLOSE_SCALE)}`;
}

function withSecond({ canvas, silhouette, colour, backdrops }: Shot): Markup {
  const ground = groundOf(silhouette) + 6;
  const drawing = svg`<use href="${canvas.reusable(silhouette.draw(canvas, colour))}"/>`;
  return svg`
    ${archAndStep(canvas, backdrops[2], ground)}
    ${placeOnGround(drawing, silhouette.foot, 306, ground - 12, 0.5)}
    ${placeOnGround(drawing, silhouette.foot, 172, ground + 2, 0.8)}`;
}

function withPackaging({ canvas, model, silhouette, colour, backdrops }: Shot): Markup {
  const ground = 350;
  return svg`
    ${sweep(canvas, backdrops[1], ground - 10)}
    ${placeOnGround(model.packaging(canvas, colour), PACKAGING_FOOT, 158, ground - 16, 0.88)}
    ${placeOnGround(silhouette.draw(canvas, colour), silhouette.foot, 268, ground + 10, 0.68)}`;
}

const COMPOSITIONS: Readonly<Record<PictureView, (shot: Shot) => Markup>> = {
  0: front,
  1: turned,
  2: closeUp,
  3: withSecond,
  4: withPackaging,
};

/** The picture of a demo product as a complete SVG document; deterministic. */
export function productPicture(request: ProductPictureRequest): Markup {
  const { hex, backdrops } = colourway(request.colour);
  const [own, second, third] = backdrops;
  const model = PRODUCT_MODELS[request.kind];
  return picture(pictureName(request).replace(".svg", ""), STUDIO, (canvas) =>
    COMPOSITIONS[request.view]({
      canvas,
      model,
      silhouette: repeated(model.silhouettes, request.silhouette),
      colour: hex,
      backdrops: [BACKDROPS[own], BACKDROPS[second], BACKDROPS[third]],
    }),
  );
}
