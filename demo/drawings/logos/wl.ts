import { type Markup, svg } from "../svg.ts";

/** A willow leaf with its veins. */
export function wlMark(main: string, accent: string): Markup {
  return svg`
    <path d="M16 1.8c4.7 3.2 7.6 8 7.6 13.6 0 5.4-2.8 10.5-7.6 14.9-4.8-4.4-7.6-9.5-7.6-14.9C8.4 9.8 11.3 5 16 1.8z"
      fill="${main}"/>
    <path d="M16 9.5v17.2M16 17.6l4.3-3.7M16 22.8l-4.3-3.7" fill="none" stroke="${accent}" stroke-width="2.4"
      stroke-linecap="round"/>`;
}
