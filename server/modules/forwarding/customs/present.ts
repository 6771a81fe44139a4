import type { LandedLine as WireLine, Restriction as WireRestriction } from "#contracts/shop/forwarding/landed-cost.ts";
import type { Restriction } from "#domain/forwarding/customs/hazards.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";

/** A line of a landed cost on the wire. */
export const presentLine = ({ key, amount, certainty, ...rest }: LandedLine): WireLine => ({
  key,
  amount,
  certainty,
  service: rest.service ?? null,
  hs6: rest.hs6 ?? null,
  is_by_chapter: rest.isByChapter ?? false,
  codes: rest.codes ?? null,
  basis_points: rest.basisPoints ?? null,
  is_recoverable: rest.recoverable ?? false,
});

export const presentRestriction = ({ hazard, method, effect }: Restriction): WireRestriction => ({
  hazard,
  method,
  effect,
  message_key: `customs.hazard.${hazard}`,
});
