import type { DemoLocation } from "../demo-locations.ts";

/** Carriers write hints in the language of the country. */
export function localText({ country, hint }: DemoLocation): string {
  const own = { LT: hint.lt, LV: hint.lv, EE: hint.ee, NL: hint.en };
  return own[country];
}
