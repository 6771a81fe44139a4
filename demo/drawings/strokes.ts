import { type Markup, svg } from "./svg.ts";

/** The one bright streak that makes a surface round. */
export function highlight(path: string, width = 6, opacity = 0.16): Markup {
  return svg`<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"
    stroke-linecap="round"/>`;
}

export function stitches(path: string, colour = "#ffffff", opacity = 0.3): Markup {
  return svg`<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2"
    stroke-dasharray="6 4"/>`;
}

/** Where two pieces of cloth, leather or plastic meet. */
export function seams(path: string, colour: string, opacity = 0.4, width = 2): Markup {
  return svg`<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"
    stroke-linecap="round"/>`;
}
