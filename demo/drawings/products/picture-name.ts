import { type Colourway, isColourway } from "./colourways.ts";
import { isProductKind, type ProductKind, silhouettesOf } from "./product-kinds.ts";

/** Front; turned; close-up; with a smaller second one; with its packaging. */
export const PICTURE_VIEWS = [0, 1, 2, 3, 4] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export type ProductPictureRequest = {
  kind: ProductKind;
  /** From 0 to one less than the kind has. */
  silhouette: number;
  colour: Colourway;
  view: PictureView;
};

const NAME = /^([a-z-]+)-(\d)-([a-z]+)-(\d)\.svg$/;

export function pictureName({ kind, silhouette, colour, view }: ProductPictureRequest): string {
  return `${kind}-${silhouette}-${colour}-${view}.svg`;
}

/** The picture requested by a file name; null unless it can be drawn. */
export function readPictureName(name: string): ProductPictureRequest | null {
  const [, kind = "", digit = "", colour = "", lastDigit = ""] = NAME.exec(name) ?? [];
  const silhouette = Number(digit);
  const view = PICTURE_VIEWS.find((known) => String(known) === lastDigit);
  if (!isProductKind(kind) || !isColourway(colour) || view === undefined) return null;
  return silhouette < silhouettesOf(kind) ? { kind, silhouette, colour, view } : null;
}
