import { type Markup, svg } from "../svg.ts";

/** An eight-point star with a dhow in it. */
export function aeMark(main: string, accent: string): Markup {
  return svg`
    <path d="M5.6 5.6h20.8v20.8H5.6z" fill="${main}"/>
    <path d="M5.6 5.6h20.8v20.8H5.6z" transform="rotate(45 16 16)" fill="${main}"/>
    <path d="M8.8 18.4c4.8 2.2 9.6 2.2 14.4 0-.5 2.2-1.3 3.9-2.6 5.2h-9.2c-1.3-1.3-2.1-3-2.6-5.2z" fill="${accent}"/>
    <path d="M15.6 7.4v10l5.8-1.7c-.6-3.6-2.5-6.4-5.8-8.3z" fill="${accent}"/>`;
}
