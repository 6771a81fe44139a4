import { type Markup, svg } from "../svg.ts";

/** A bell: Varpa takes its name from it. */
export function alt2Mark(main: string, accent: string): Markup {
  return svg`
    <circle cx="16" cy="27.4" r="3.6" fill="${accent}"/>
    <path d="M14.2 3.9a1.8 1.8 0 0 1 3.6 0C23 4.9 25.8 9.4 25.8 15v5.4l2.7 3.4c.8 1 .3 2-1 2h-23c-1.3 0-1.8-1-1-2l2.7-3.4V15c0-5.6 2.8-10.1 8-11.1z"
      fill="${main}"/>`;
}
