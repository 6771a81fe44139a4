/** A shape of an icon as the icon set describes it: an element's name and attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

const OUTLINES: Readonly<Record<string, (attributes: Shape[1]) => string>> = {
  path: ({ d }) => startingAnywhere(String(d)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => oval(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => oval(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x = 0, y = 0, width, height, rx, ry }) =>
    roundedRectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0)),
};
const GEOMETRY = new Set("d x y x1 y1 x2 y2 cx cy r rx ry width height points key".split(" "));

/** Half of the stroke's width: a circle that is no larger is filled by its own line. */
const DOT_RADIUS = 1;
const isDot = ([tag, { r }]: Shape) => tag === "circle" && Number(r) <= DOT_RADIUS;

/** All shapes of an icon as one path. */
export function iconPath(shapes: readonly Shape[]): string {
  return shapes.map(outlineOf).join("");
}

function outlineOf(shape: Shape): string {
  const [tag, look] = shape;
  const own = Object.keys(look).find((name) => !GEOMETRY.has(name) && !(name === "fill" && isDot(shape)));
  const outline = OUTLINES[tag];
  if (!outline || own !== undefined) throw new Error(`An icon has a ${tag} with ${own}: it is no single path`);
  return outline(look);
}

const RELATIVE_START = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=(.?))/;

/** A relative start would count from the end of the shape before it, so it becomes absolute. */
function startingAnywhere(path: string): string {
  return path.replace(RELATIVE_START, (_all, x, y, next) => `M${x} ${y}${/[-\d.]/.test(next) ? "l" : ""}`);
}

const short = (value: number) => Number(value.toFixed(3));

function oval(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${short(cx - rx)} ${cy}${half}${short(2 * rx)} 0${half}${short(-2 * rx)} 0`;
}

function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  const top = `M${short(x + r)} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`;
  return `${top}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
