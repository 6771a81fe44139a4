import { z } from "zod";
import { TRACKED_CARRIERS, type TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";

/** The account at a carrier. */
export interface CarrierSettings {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** The key that the carrier signs its reports with. */
  pushSecret: string;
  /** How long a call may take. */
  timeoutMs?: number | undefined;
}

/** A carrier without settings is not called, and its reports are not accepted. */
export type CarrierSettingsByName = Partial<Record<TrackedCarrier, CarrierSettings>>;

const account = z.object({
  apiUrl: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  pushSecret: z.string().min(16),
});

const SHAPE = `must be JSON such as {"${TRACKED_CARRIERS[0]}": {"apiUrl", "clientId", "clientSecret", "pushSecret"}}`;

/** `CARRIERS` of the environment: the accounts by the carriers' names, as JSON. */
export const carrierSettings = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: SHAPE });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum(TRACKED_CARRIERS), account, { error: SHAPE }));
