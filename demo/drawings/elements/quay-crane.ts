import { type Markup, svg } from "../svg.ts";

/** A ship-to-shore crane; the origin is the foot of its left leg, the boom reaches to the left. */
export function quayCrane(colour: string): Markup {
  return svg`
    <g fill="none" stroke="${colour}" stroke-linejoin="round">
      <path d="M0 0l15-212M122 0l-13-212" stroke-width="8"/>
      <path d="M7-92h108M11-152h100M9-92l100-60M113-92L13-152" stroke-width="4"/>
      <path d="M61-290L-178-217M61-290l104 74M61-290v72" stroke-width="3.5"/>
      <path d="M44-217l17-75 17 75" stroke-width="6.5"/>
      <path d="M-192-214h372" stroke-width="9"/>
      <path d="M-124-206h32" stroke-width="6"/>
      <path d="M-120-206v64M-96-206v64" stroke-width="2.4"/>
    </g>
    <path d="M-136-144h56v7h-56zM30-209h44v28H30z" fill="${colour}"/>
    <path d="M-8-3h18v5H-8zM112-3h18v5h-18z" fill="${colour}"/>
    <circle cx="61" cy="-290" r="5" fill="${colour}"/>`;
}
