import { type Markup, svg } from "../svg.ts";

/** Two docks crossed by a lane. */
export function defaultMark(main: string, accent: string): Markup {
  return svg`
    <path d="M3 9.2A6.2 6.2 0 0 1 9.2 3h4.2L9.8 9.6l5.6 6.2L3 23.8z" fill="${main}"/>
    <path d="M29 22.8a6.2 6.2 0 0 1-6.2 6.2h-4.2l3.6-6.6-5.6-6.2L29 8.2z" fill="${main}"/>
    <path d="M22.2 3h.6A6.2 6.2 0 0 1 29 9.2L9.2 29A6.2 6.2 0 0 1 3 22.8v-.6z" fill="${accent}"/>`;
}
