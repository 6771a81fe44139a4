import { AUDIO_KINDS } from "./audio.ts";
import { BAG_KINDS } from "./bags.ts";
import { COMPUTER_KINDS } from "./computers.ts";
import { FOOTWEAR_KINDS } from "./footwear.ts";
import type { Kind } from "./kind.ts";
import { LEISURE_KINDS } from "./leisure.ts";
import { MAKE_UP_KINDS } from "./make-up.ts";
import { OUTER_AND_LOWER_KINDS } from "./outer-and-lower.ts";
import { PHONE_KINDS } from "./phones.ts";
import { SCENT_KINDS } from "./scents.ts";
import { SKINCARE_KINDS } from "./skincare.ts";
import { TOP_KINDS } from "./tops.ts";
import { WATCH_AND_JEWEL_KINDS } from "./watches.ts";
import { WEATHER_KINDS } from "./weather.ts";

export const KINDS: readonly Kind[] = [
  ...AUDIO_KINDS,
  ...PHONE_KINDS,
  ...COMPUTER_KINDS,
  ...LEISURE_KINDS,
  ...TOP_KINDS,
  ...OUTER_AND_LOWER_KINDS,
  ...FOOTWEAR_KINDS,
  ...BAG_KINDS,
  ...WATCH_AND_JEWEL_KINDS,
  ...WEATHER_KINDS,
  ...SCENT_KINDS,
  ...SKINCARE_KINDS,
  ...MAKE_UP_KINDS,
];

/** Every kind as often as its share, interleaved so that a small catalogue contains all of them. */
const ROUND: readonly Kind[] = Array.from({ length: Math.max(...KINDS.map(({ share }) => share)) }, (_, turn) =>
  KINDS.filter(({ share }) => turn < share),
).flat();

const earlier = new Map<Kind, number>();
const places = ROUND.map((kind) => {
  const before = earlier.get(kind) ?? 0;
  earlier.set(kind, before + 1);
  return { kind, before };
});

/** The kind of the product with this number, and how many of its kind precede it. */
export function kindOf(number: number): { kind: Kind; ordinal: number } {
  const { kind, before } = places[number % places.length] as (typeof places)[number];
  return { kind, ordinal: Math.floor(number / places.length) * kind.share + before };
}
