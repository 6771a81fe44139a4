import { cloudAt } from "../elements/cloud.ts";
import { parcel } from "../elements/parcel.ts";
import { ridge } from "../elements/ridge.ts";
import { type Markup, svg } from "../svg.ts";

export type LostParcelPalette = {
  sky: string;
  sun: string;
  cloudOpacity: number;
  /** From the far wave to the near one. */
  waves: readonly [string, string, string];
  parcel: string;
  question: string;
};

/** A parcel adrift at sea, for the page that was not found; 520 by 320. */
export function lostParcel(palette: LostParcelPalette): Markup {
  const [farWave, midWave, nearWave] = palette.waves;
  return svg`
    <path d="M0 0h520v320H0z" fill="${palette.sky}"/>
    <circle cx="300" cy="130" r="110" fill="${palette.sun}"/>
    ${cloudAt(70, 66, 1, "#ffffff", palette.cloudOpacity)}${cloudAt(396, 46, 0.9, "#ffffff", palette.cloudOpacity)}
    <path d="${ridge([58, 64, 50, 56, 66, 60], 0, 520, 320)}" fill="${farWave}"/>
    <g transform="translate(270 296) rotate(-8) scale(1.86)">${parcel(palette.parcel)}</g>
    <path d="${ridge([38, 46, 30, 36, 48, 34], 0, 520, 320)}" fill="${midWave}"/>
    <path d="M222 287q44 9 92-4M338 277h34M168 284h26" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"
      stroke-linecap="round"/>
    <path d="${ridge([24, 20, 30, 22, 18, 28], 0, 520, 320)}" fill="${nearWave}"/>
    <g fill="none" stroke="${palette.question}" stroke-width="9" stroke-linecap="round">
      <path d="M330 92c3-30 45-28 44 3-1 22-27 22-27 44"/>
    </g>
    <circle cx="347" cy="157" r="6.5" fill="${palette.question}"/>`;
}
