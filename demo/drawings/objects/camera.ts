import { type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

function lens(canvas: Canvas, cx: number, cy: number, r: number): Markup {
  const barrel = canvas.linear(
    [
      [0, "#5b626a"],
      [0.5, "#1d2125"],
      [1, "#41474e"],
    ],
    DIAGONAL,
  );
  const coating = canvas.radial(
    [
      [0, "#7f9bd1"],
      [0.35, "#2b3c66"],
      [0.7, "#0f1626"],
      [1, "#05070c"],
    ],
    0.38,
    0.34,
    0.75,
  );
  return svg`
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="${barrel}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.83}" fill="#0e1114"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.74}" fill="none" stroke="#3d444b" stroke-width="4"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.6}" fill="${coating}"/>
    <circle cx="${cx}" cy="${cy}" r="${r * 0.26}" fill="#04060a"/>
    <ellipse cx="${cx - r * 0.21}" cy="${cy - r * 0.26}" rx="${r * 0.17}" ry="${r * 0.11}" fill="#fff" opacity=".55"
      transform="rotate(-35 ${cx - r * 0.21} ${cy - r * 0.26})"/>
    <circle cx="${cx + r * 0.26}" cy="${cy + r * 0.28}" r="${r * 0.06}" fill="#b58cff" opacity=".7"/>`;
}

/** A system camera with a viewfinder hump. */
export function camera(canvas: Canvas, colour: string): Markup {
  const top = canvas.blend(lighten(colour, 0.5), darken(colour, 0.1));
  const body = canvas.linear([
    [0, "#4a5057"],
    [0.2, "#2b3036"],
    [1, "#15181c"],
  ]);
  return svg`
    ${contactShadow(canvas, 200, 308, 162, 16)}
    <path d="M152 110l10-26q3-6 9-6h58q6 0 9 6l10 26z" fill="${top}"/>
    <rect x="92" y="90" width="42" height="20" rx="7" fill="#2b3036"/>
    <circle cx="286" cy="101" r="16" fill="#33383e"/><circle cx="286" cy="99" r="12" fill="#d9dde1"/>
    <rect x="72" y="106" width="256" height="62" rx="22" fill="${top}"/>
    <rect x="72" y="140" width="256" height="164" rx="24" fill="${body}"/>
    <rect x="84" y="150" width="40" height="144" rx="16" fill="#0d0f12" opacity=".7"/>
    <rect x="280" y="122" width="34" height="8" rx="4" fill="${darken(colour, 0.3)}" opacity=".7"/>
    ${lens(canvas, 210, 214, 84)}`;
}

/** A flat rangefinder camera with a leather front. */
export function rangefinderCamera(canvas: Canvas, colour: string): Markup {
  const grain = Array.from({ length: 15 }, (_, row) => svg`M${70 + (row % 2) * 4} ${166 + row * 7}h264`);
  return svg`
    ${contactShadow(canvas, 200, 302, 170, 15)}
    <rect x="84" y="104" width="34" height="16" rx="5" fill="${steel(canvas)}"/>
    <rect x="296" y="100" width="30" height="18" rx="5" fill="${steel(canvas)}"/>
    <rect x="58" y="114" width="284" height="184" rx="24" fill="${canvas.blend("#f1f2f3", "#a4abb3")}"/>
    <path d="M58 158h284v100H58z" fill="${flat(canvas, colour, 0.2, 0.3)}"/>
    <g clip-path="${canvas.clip(svg`<path d="M58 158h284v100H58z"/>`)}">
      <path d="${grain}" stroke="${darken(colour, 0.5)}" stroke-opacity=".28" stroke-width="3" stroke-dasharray="0 8"
        stroke-linecap="round"/>
    </g>
    <rect x="234" y="124" width="44" height="26" rx="6" fill="#14181d"/>
    <rect x="240" y="129" width="22" height="16" rx="3" fill="#6f8fb4"/>
    <rect x="122" y="128" width="26" height="18" rx="4" fill="#20252b"/>
    <circle cx="312" cy="136" r="5" fill="#d6493b"/>
    ${lens(canvas, 192, 216, 74)}`;
}
