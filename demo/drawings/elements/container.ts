import type { Canvas } from "../canvas.ts";
import { type Markup, svg } from "../svg.ts";

const RIB_SPACING = 6;

/** Returns a stamp for containers of one size; every stamp costs a single element. */
export function containerStamp(canvas: Canvas, width: number, height: number) {
  const ribs = Array.from(
    { length: Math.floor((width - 4) / RIB_SPACING) },
    (_, rib) => svg`M${4 + rib * RIB_SPACING} 4v${height - 6}`,
  );
  const shape = canvas.reusable(svg`
    <path d="M0 0h${width}v${height}H0z"/>
    <path d="${ribs}" stroke="#0b0d10" stroke-opacity=".18" stroke-width="1.6"/>
    <path d="M0 0h${width}v2H0z" fill="#fff" fill-opacity=".26"/>
    <path d="M0 ${height - 1.4}h${width}V${height}H0z" fill="#0b0d10" fill-opacity=".22"/>`);
  return (x: number, y: number, colour: string): Markup =>
    svg`<use href="${shape}" x="${x}" y="${y}" fill="${colour}"/>`;
}
