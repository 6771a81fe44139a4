import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { steel } from "../materials.ts";
import { stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Two pieces of leather above and below a case in the middle; `half` is half their width. */
export function leatherStrap(canvas: Canvas, colour: string, half: number): Markup {
  const leather = canvas.linear(
    [
      [0, darken(colour, 0.35)],
      [0.4, lighten(colour, 0.1)],
      [1, darken(colour, 0.4)],
    ],
    ACROSS,
  );
  const [left, right] = [200 - half, 200 + half];
  return svg`
    <path d="M${left} 140l8-98q1-7 8-7h${half * 2 - 32}q7 0 8 7l8 98z" fill="${leather}"/>
    <path d="M${left} 260l8 86q1 7 8 7h${half * 2 - 32}q7 0 8-7l8-86z" fill="${leather}"/>
    ${stitches(svg`M${left + 12} 56v74M${right - 12} 56v74M${left + 12} 270v66M${right - 12} 270v66`, lighten(colour, 0.45), 0.7)}`;
}

/** Steel links that become narrower away from the case. */
export function bracelet(canvas: Canvas): Markup {
  const link = (y: number, half: number) => svg`
    <rect x="${200 - half}" y="${y}" width="${half * 2}" height="19" rx="4"/>`;
  const upper = [0, 1, 2, 3, 4].map((step) => link(118 - step * 20, 44 - step * 2.4));
  const lower = [0, 1, 2, 3].map((step) => link(268 + step * 20, 44 - step * 2.4));
  return svg`
    <g fill="${steel(canvas)}">${upper}${lower}</g>
    <path d="M184 40l-6 96M216 40l6 96M178 270l5 76M222 270l-5 76" stroke="#5c636b" stroke-opacity=".45"
      stroke-width="1.6"/>`;
}
