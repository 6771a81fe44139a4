import { type Markup, svg } from "../svg.ts";

/** The sun over a wave. */
export function pjMark(main: string, accent: string): Markup {
  return svg`
    <circle cx="16" cy="13" r="9.2" fill="${accent}"/>
    <path d="M1 19.2c3.4-3.4 6.6-2.6 9.8-1.1 3.4 1.6 6 1.7 9.3.1 3.6-1.8 7.4-2.3 10.9.8v6.2c-3.6-3-7-2.6-10.4-.9-3.5 1.7-6.6 1.7-10.1.1-3.2-1.5-6.2-2.2-9.5.9z"
      fill="${main}"/>`;
}
