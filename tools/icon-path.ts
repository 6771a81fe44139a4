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

/** All shapes of an icon as one path; null when one of them has its own fill or stroke. */
export function iconPath(shapes: readonly Shape[]): string | null {
  const isPlain = shapes.every(([tag, look]) => OUTLINES[tag] && Object.keys(look).every((name) => GEOMETRY.has(name)));
  return isPlain ? shapes.map(([tag, look]) => OUTLINES[tag]?.(look)).join("") : null;
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
