import { type Markup, svg } from "../svg.ts";

/** A stepped gable with an open door. */
export function nlMark(main: string, accent: string): Markup {
  return svg`
    <path d="M3.8 30V13.4h4.1V8.6h4.6V3.2h7v5.4h4.6v4.8h4.1V30z" fill="${main}"/>
    <path d="M11.8 30v-6.8a4.2 4.2 0 0 1 8.4 0V30z" fill="${accent}"/>`;
}
