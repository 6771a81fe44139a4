import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const BODY =
  "M120 132c20-12 140-12 160 0 44 4 70 96 70 146 0 30-16 42-34 36-24-8-36-54-66-58H150c-30 4-42 50-66 58-18 6-34-6-34-36 0-50 26-142 70-146z";
const SHEEN = "M120 132c20-12 140-12 160 0 30 3 52 46 63 90-30-60-60-68-143-68s-113 8-143 68c11-44 33-87 63-90z";
const DARK = "#1c2025";

function stick(canvas: Canvas, colour: string, cx: number, cy: number): Markup {
  return svg`
    <circle cx="${cx}" cy="${cy + 2}" r="25" fill="${darken(colour, 0.3)}"/>
    <circle cx="${cx}" cy="${cy}" r="20" fill="${dome(canvas, "#2f353b", 0.25, 0.6)}"/>
    <circle cx="${cx}" cy="${cy}" r="12" fill="none" stroke="#666e77" stroke-opacity=".5" stroke-width="2"/>`;
}

function actionButtons(cx: number, cy: number, reach: number): Markup {
  const places: [number, number, string][] = [
    [0, -reach, "#ffd166"],
    [reach, 0, "#ef6f6c"],
    [-reach, 0, "#6aa9ff"],
    [0, reach, "#5fd3a2"],
  ];
  return svg`${places.map(
    ([dx, dy, light]) => svg`
      <circle cx="${cx + dx}" cy="${cy + dy}" r="11" fill="${DARK}"/>
      <circle cx="${cx + dx}" cy="${cy + dy}" r="6" fill="${light}"/>`,
  )}`;
}

/** A controller with horns. */
export function gamepad(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 316, 152, 15)}
    <path d="M96 140q6-20 44-22l6 14zM304 140q-6-20-44-22l-6 14z" fill="${darken(colour, 0.45)}"/>
    <path d="${BODY}" fill="${flat(canvas, colour, 0.45, 0.28, [0.2, 0, 0.7, 1])}"/>
    <path d="${SHEEN}" fill="#fff" opacity=".24"/>
    <path d="M118 164h16v16h16v16h-16v16h-16v-16h-16v-16h16z" fill="${DARK}" opacity=".92"/>
    ${actionButtons(274, 186, 22)}${stick(canvas, colour, 162, 230)}${stick(canvas, colour, 238, 230)}
    <rect x="176" y="150" width="48" height="30" rx="9" fill="${DARK}" opacity=".85"/>`;
}

/** A handheld: screen in the middle, a grip on each side. */
export function handheldConsole(canvas: Canvas, colour: string): Markup {
  const picture = canvas.blend(lighten(colour, 0.5), darken(colour, 0.55), [0, 0, 0.8, 1]);
  return svg`
    ${contactShadow(canvas, 200, 304, 176, 14)}
    <path d="M86 128h228q54 0 54 60v54q0 60-54 60H86q-54 0-54-60v-54q0-60 54-60z"
      fill="${flat(canvas, colour, 0.42, 0.3)}"/>
    <path d="M104 128h192v174H104z" fill="#15181c"/>
    <rect x="113" y="139" width="174" height="152" rx="5" fill="${picture}"/>
    <path d="M113 262l46-48 34 30 38-54 56 62v34q0 5-5 5H118q-5 0-5-5z" fill="#fff" opacity=".22"/>
    <circle cx="245" cy="172" r="16" fill="#fff" opacity=".45"/>
    ${stick(canvas, colour, 68, 180)}${actionButtons(332, 184, 18)}
    <path d="M61 232h14v12h12v14H75v12H61v-12H49v-14h12z" fill="${DARK}"/>
    <rect x="320" y="246" width="24" height="24" rx="12" fill="${DARK}"/>
    ${highlight("M44 166q6-22 32-26", 5, 0.4)}`;
}
