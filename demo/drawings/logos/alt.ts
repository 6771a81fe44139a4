import { type Markup, svg } from "../svg.ts";

/** The letter N with a tick above its right stem. */
export function altMark(main: string, accent: string): Markup {
  return svg`
    <path d="M3.5 28.5v-24h5.2l13.6 16.4V4.5h5v24h-5L8.5 11.8v16.7z" fill="${main}"/>
    <path d="M24.6 0H32v3h-7.4z" fill="${accent}"/>`;
}
