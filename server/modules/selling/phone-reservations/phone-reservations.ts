import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import { createPhoneReservationCalls } from "./calls.ts";
import { turnClock } from "./clock.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { createStaffPhoneReservationCalls } from "./staff-calls.ts";

export interface PhoneReservations {
  calls: ReturnType<typeof createPhoneReservationCalls>;
  staffCalls: ReturnType<typeof createStaffPhoneReservationCalls>;
  /** Starts the schedule that ends what has run out. */
  work(): Promise<void>;
}

/** Ends what has run out, and erases people whose reservation ended long ago. */
export const PHONE_RESERVATION_CLOCK = roundOf("phone-reservation-clock", { expiresAfterSeconds: 60 });

/** Queues for phones that are not in stock (FORWARDING-08). */
export function createPhoneReservations(deps: PhoneReservationDeps): PhoneReservations {
  return {
    calls: createPhoneReservationCalls(deps),
    staffCalls: createStaffPhoneReservationCalls(deps),
    work: () => deps.jobs.schedule(PHONE_RESERVATION_CLOCK, EVERY_MINUTE, () => turnClock(deps)),
  };
}
