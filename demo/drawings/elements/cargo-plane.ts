import { mix } from "../colour.ts";
import { type Markup, svg } from "../svg.ts";

export type PlaneColours = { body: string; shade: string; tail: string };

const GLASS = "#31424a";

export function planeColours(tail: string, surroundings: string): PlaneColours {
  return { body: "#ffffff", shade: mix("#ffffff", surroundings, 0.45), tail };
}

/** A freighter climbing to the right; the origin is the middle of its body. */
export function cargoPlane({ body, shade, tail }: PlaneColours): Markup {
  const windows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => svg`<circle cx="${seat * 14 - 52}" cy="-4" r="2.4"/>`);
  return svg`
    <g transform="rotate(-9)">
      <path d="M6-8l-46-28q-4-3 2-3h15q4 0 8 3l62 28z" fill="${body}"/>
      <path d="M-108-8l-16-35q-2-4 3-4h13q4 0 7 3l31 33z" fill="${tail}"/>
      <path d="M-113-1c0-9 15-13 32-13H86c24 0 42 9 42 15s-18 12-42 12H-79c-20 0-34-6-34-14z" fill="${body}"/>
      <path d="M-113-1c12 7 64 9 122 8s104-3 119-7c0 6-18 13-42 13H-79c-20 0-34-6-34-14z" fill="${shade}"/>
      <path d="M-96 3l-20 10q-4 3 2 3h10q4 0 7-2l22-9z" fill="${shade}"/>
      <path d="M-8 5l-38 36q-4 4 2 4h12q5 0 9-3L34 6z" fill="${shade}"/>
      <rect x="-18" y="17" width="27" height="10" rx="5" fill="${mix(shade, tail, 0.35)}"/>
      <g fill="${GLASS}">${windows}<path d="M103-8q12 0 18 7h-23z"/></g>
    </g>`;
}
