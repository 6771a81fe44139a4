import { refusedMethods } from "#domain/forwarding/customs/hazards.ts";
import { DEMO_CODES } from "./demo-codes.ts";
import { RESTRICTIONS } from "./demo-rules.ts";

const GROUNDED = new Set(
  DEMO_CODES.filter(({ hazards }) => {
    const own = RESTRICTIONS.filter(({ hazard, countryId }) => countryId === null && hazards.includes(hazard));
    return refusedMethods(own).air !== null;
  }).map(({ hs6 }) => hs6),
);

/** Whether goods with a tariff code may travel by air to every country of the demo. */
export const mayFly = (hsCode: string): boolean => !GROUNDED.has(hsCode);
