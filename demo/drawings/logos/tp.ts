import { type Markup, svg } from "../svg.ts";

/** Two wheels and a handlebar. */
export function tpMark(main: string): Markup {
  return svg`
    <g fill="none" stroke="${main}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="9.8" cy="20.8" r="6.8"/><circle cx="22.2" cy="20.8" r="6.8"/>
      <path d="M10 20.6l6.3-13.4h6.2"/>
    </g>`;
}
