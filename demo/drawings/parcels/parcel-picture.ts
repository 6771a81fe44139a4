import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { parcelAt } from "../elements/parcel.ts";
import { contactShadow, flat } from "../materials.ts";
import { backpack } from "../objects/backpack.ts";
import { jar } from "../objects/jar.ts";
import { serum } from "../objects/serum.ts";
import { sneaker } from "../objects/sneaker.ts";
import { picture } from "../picture.ts";
import { BACKDROPS } from "../products/backdrops.ts";
import { sweep } from "../products/studio.ts";
import { type Markup, placed, svg } from "../svg.ts";

/** The photos that a warehouse takes: closed, on the scale, of the label, opened. */
export const PARCEL_VIEWS = ["outside", "scale", "label", "contents"] as const;
export const PARCEL_FORMS = ["carton", "mailer"] as const;
const CONTENTS = { bag: backpack, jar, serum, shoe: sneaker };

export interface ParcelPictureRequest {
  form: (typeof PARCEL_FORMS)[number];
  backdrop: keyof typeof BACKDROPS;
  contents: keyof typeof CONTENTS;
  view: (typeof PARCEL_VIEWS)[number];
}

const KRAFT = "#c79a5f";
const PAPER = "#fffdf8";
const PRINT = "#2a2621";
const GROUND = 340;
const FRAME = { width: 400, height: 400 };

export const parcelPictureName = ({ form, backdrop, contents, view }: ParcelPictureRequest) =>
  `parcel-${form}-${backdrop}-${contents}-${view}.svg`;

/** The picture requested by a file name; null unless it can be drawn. */
export function readParcelPictureName(name: string): ParcelPictureRequest | null {
  const [, form, backdrop, contents, view] = /^parcel-(\w+)-(\w+)-(\w+)-(\w+)\.svg$/.exec(name) ?? [];
  const found = {
    form: PARCEL_FORMS.find((known) => known === form),
    view: PARCEL_VIEWS.find((known) => known === view),
  };
  if (!found.form || !found.view || !backdrop || !Object.hasOwn(BACKDROPS, backdrop)) return null;
  if (!contents || !Object.hasOwn(CONTENTS, contents)) return null;
  return { ...found, backdrop, contents } as ParcelPictureRequest;
}

export const parcelPicture = (request: ParcelPictureRequest): Markup =>
  picture(parcelPictureName(request).replace(".svg", ""), FRAME, (canvas) => {
    const backdrop = BACKDROPS[request.backdrop];
    return svg`${sweep(canvas, backdrop, GROUND)}${VIEWS[request.view](canvas, request)}`;
  });

type Draw = (canvas: Canvas, request: ParcelPictureRequest) => Markup;

const closed: Draw = (canvas, { form }) =>
  form === "carton"
    ? svg`${contactShadow(canvas, 200, 336, 140, 17, 0.42)}${parcelAt(200, GROUND, 2, KRAFT, "shipping")}`
    : svg`${contactShadow(canvas, 200, 334, 150, 14, 0.4)}${mailer(canvas)}`;

/** A padded envelope that stands against the wall. */
const mailer = (canvas: Canvas): Markup => svg`
  <path d="M84 132l232-10 8 210-236 4z" fill="${flat(canvas, KRAFT, 0.24, 0.12)}"/>
  <path d="M84 132l116 92 116-102z" fill="${lighten(KRAFT, 0.2)}"/>
  <path d="M84 132l116 92 116-102" fill="none" stroke="${darken(KRAFT, 0.2)}" stroke-width="2"/>
  ${placed(label, 216, 236, 0.62)}`;

const BARS = [0, 7, 11, 20, 27, 31, 41, 48, 58, 63, 72, 79, 88, 93, 101, 112, 117, 126];

/** Address lines and a bar code. */
const label: Markup = svg`
  <rect width="150" height="128" rx="4" fill="${PAPER}"/>
  <rect x="12" y="12" width="64" height="7" fill="${PRINT}"/>
  <rect x="12" y="27" width="112" height="5" fill="${PRINT}" opacity=".75"/>
  <rect x="12" y="38" width="92" height="5" fill="${PRINT}" opacity=".75"/>
  <rect x="12" y="49" width="76" height="5" fill="${PRINT}" opacity=".75"/>
  ${BARS.map((x, index) => svg`<rect x="${12 + x}" y="68" width="${index % 3 === 2 ? 5 : 2.5}" height="46" fill="${PRINT}"/>`)}`;

const onScale: Draw = (canvas, request) => svg`
  <path d="M70 332h260l14 22H56z" fill="#3a4147"/>
  <path d="M56 354h288v22q0 8-8 8H64q-8 0-8-8z" fill="${flat(canvas, "#2a3035", 0.2, 0.2)}"/>
  <rect x="158" y="358" width="84" height="18" rx="4" fill="#bfe3d0"/>
  <rect x="178" y="364" width="44" height="6" rx="2" fill="#1d4033"/>
  ${placed(closed(canvas, request), 30, 14, 0.85)}`;

const closeUp: Draw = (canvas) => svg`
  <path d="M0 0h400v400H0z" fill="${flat(canvas, KRAFT, 0.18, 0.14)}"/>
  <path d="M0 168h400v46H0z" fill="#f0e4cc" opacity=".8"/>
  ${placed(label, 72, 84, 1.7)}`;

const opened: Draw = (canvas, { contents }) => svg`
  ${contactShadow(canvas, 200, 350, 160, 17, 0.42)}
  <path d="M78 214L30 150l74-34 42 66z" fill="${darken(KRAFT, 0.08)}"/>
  <path d="M322 214l48-64-74-34-42 66z" fill="${darken(KRAFT, 0.14)}"/>
  <path d="M78 214h244v30H78z" fill="${darken(KRAFT, 0.45)}"/>
  ${placed(CONTENTS[contents](canvas, "#5f8f86"), 76, 26, 0.62)}
  <path d="M78 236h244v106q0 8-8 8H86q-8 0-8-8z" fill="${flat(canvas, KRAFT, 0.2, 0.12)}"/>
  ${placed(label, 104, 262, 0.5)}`;

const VIEWS: Readonly<Record<ParcelPictureRequest["view"], Draw>> = {
  outside: closed,
  scale: onScale,
  label: closeUp,
  contents: opened,
};
