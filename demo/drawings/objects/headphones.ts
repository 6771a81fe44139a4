import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome, flat, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const BAND = "M112 234C98 130 138 86 200 86s102 44 88 148";

export function headphones(canvas: Canvas, colour: string): Markup {
  const shell = flat(canvas, colour, 0.45, 0.4);
  const band = flat(canvas, colour, 0.4, 0.35, ACROSS);
  const cushion = canvas.blend("#41474e", "#15181c", ACROSS);
  return svg`
    ${contactShadow(canvas, 200, 330, 132, 15)}
    <g fill="none" stroke-linecap="round">
      <path d="${BAND}" stroke="${darken(colour, 0.5)}" stroke-width="22"/>
      <path d="${BAND}" stroke="${band}" stroke-width="18"/>
      <path d="M146 124c24-27 84-27 108 0" stroke="#23272c" stroke-opacity=".6" stroke-width="9"/>
      <path d="M117 176c7-52 36-84 79-86" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    </g>
    <rect x="106" y="194" width="12" height="50" rx="6" fill="#c0c6cc"/>
    <rect x="282" y="194" width="12" height="50" rx="6" fill="#8b929a"/>
    <rect x="119" y="215" width="38" height="110" rx="19" fill="${cushion}"/>
    <rect x="243" y="215" width="38" height="110" rx="19" fill="${cushion}"/>
    <rect x="85" y="208" width="54" height="123" rx="26" fill="${shell}"/>
    <rect x="261" y="208" width="54" height="123" rx="26" fill="${shell}"/>
    <rect x="94" y="223" width="11" height="78" rx="5.5" fill="#fff" opacity=".3"/>
    <rect x="270" y="223" width="9" height="78" rx="4.5" fill="#fff" opacity=".18"/>
    <path d="M125 232v74M301 232v74" stroke="${lighten(colour, 0.3)}" stroke-opacity=".35" stroke-width="2"/>
    <circle cx="112" cy="309" r="3" fill="#fff" opacity=".75"/>`;
}

/** A steel bow, a padded sling and oval shells. */
export function slingHeadphones(canvas: Canvas, colour: string): Markup {
  const metal = steel(canvas);
  const shell = dome(canvas, colour, 0.35, 0.35);
  const rings = lighten(colour, 0.5);
  return svg`
    ${contactShadow(canvas, 200, 330, 142, 14)}
    <path d="M104 240C92 66 308 66 296 240" fill="none" stroke="${metal}" stroke-width="8"/>
    <path d="M126 126C158 84 242 84 274 126" fill="none" stroke="${flat(canvas, colour, 0.42, 0.3)}" stroke-width="22"
      stroke-linecap="round"/>
    ${highlight("M138 116C168 90 216 88 240 98", 3, 0.45)}
    <ellipse cx="136" cy="266" rx="26" ry="54" fill="#23272c"/>
    <ellipse cx="264" cy="266" rx="26" ry="54" fill="#191c20"/>
    <ellipse cx="108" cy="266" rx="40" ry="62" fill="${shell}"/>
    <ellipse cx="292" cy="266" rx="40" ry="62" fill="${shell}"/>
    <g fill="none" stroke="${rings}" stroke-opacity=".7" stroke-width="2.5">
      <ellipse cx="102" cy="266" rx="25" ry="44"/><ellipse cx="298" cy="266" rx="25" ry="44"/>
    </g>
    <ellipse cx="94" cy="242" rx="7" ry="18" fill="#fff" opacity=".35" transform="rotate(14 94 242)"/>
    <rect x="100" y="196" width="9" height="22" rx="4" fill="${metal}"/>
    <rect x="291" y="196" width="9" height="22" rx="4" fill="${metal}"/>`;
}

/** Open-backed studio headphones, turned so that one grille faces the viewer. */
export function studioHeadphones(canvas: Canvas, colour: string): Markup {
  const holes = [0, 1, 2, 3, 4].flatMap((ring) =>
    Array.from({ length: ring * 7 + 8 }, (_, hole) => {
      const angle = (hole / (ring * 7 + 8)) * 2 * Math.PI + ring;
      const reach = 22 + ring * 8;
      return svg`M${150 + Math.cos(angle) * reach} ${250 + Math.sin(angle) * reach}v.1`;
    }),
  );
  return svg`
    ${contactShadow(canvas, 210, 331, 142, 14)}
    <ellipse cx="296" cy="250" rx="34" ry="72" fill="${darken(colour, 0.35)}"/>
    <ellipse cx="280" cy="250" rx="28" ry="66" fill="#1a1d21"/>
    <g fill="none" stroke-linecap="round">
      <path d="M140 178C142 74 300 60 300 184" stroke="${darken(colour, 0.5)}" stroke-width="22"/>
      <path d="M138 176C140 72 298 58 298 182" stroke="${flat(canvas, colour, 0.4, 0.35, ACROSS)}" stroke-width="18"/>
    </g>
    ${highlight("M152 136C164 100 200 88 230 92", 3, 0.45)}
    <path d="M124 178h30l6 26h-44z" fill="${steel(canvas)}"/>
    <circle cx="158" cy="252" r="80" fill="#191c20"/>
    <circle cx="150" cy="250" r="78" fill="${dome(canvas, colour, 0.4, 0.45)}"/>
    <circle cx="150" cy="250" r="58" fill="${dome(canvas, "#3a4047", 0.1, 0.6)}"/>
    <path d="${holes}" stroke="#08090b" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>
    <circle cx="150" cy="250" r="58" fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="3"/>
    <circle cx="150" cy="250" r="15" fill="${colour}" stroke="${lighten(colour, 0.5)}" stroke-width="2"/>
    ${highlight("M92 214c10-20 26-32 44-36", 6, 0.3)}`;
}
