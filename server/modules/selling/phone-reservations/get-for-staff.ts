import type { StaffPhoneReservation } from "#contracts/staff/selling/phone-reservations.ts";
import { maskedEmail, maskedPhone } from "#domain/people/identity/masked.ts";
import { PHONE_RESERVATION_MACHINE } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { rowTimeline } from "#modules/people/staff/index.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { pastEffects } from "#platform/state/past-effects.ts";
import { rowForStaff } from "./list-reservations.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { phoneInWords, reservationMailKey } from "./reservation-mail.ts";
import { countWaiting } from "./reservation-store.ts";
import type { PhoneReservationRow } from "./tables.ts";

/** One reservation. Of the person it says no more than staff need to know whom they offer to. */
export async function getForStaff(
  deps: Pick<PhoneReservationDeps, "catalogue" | "directory">,
  context: StaffCallContext,
  number: string,
): Promise<StaffPhoneReservation> {
  const { db } = context;
  const reservation = await reservationAggregate.findInScope(context, number);
  const { storefrontCode, variantId, email, phone, userId, queuedAt, endedAt } = reservation;
  const [row, named, waiting, timeline] = await Promise.all([
    rowForStaff(context, reservation),
    phoneInWords(deps, db, reservation),
    countWaiting(db, storefrontCode, [variantId]),
    timelineOf(db, reservation),
  ]);
  return {
    ...row,
    phone: named,
    is_guest: userId === null,
    contact: email === null ? null : { email: maskedEmail(email), phone: maskedPhone(phone ?? "") },
    waiting: waiting.get(variantId) ?? 0,
    queued_at: queuedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    timeline,
  };
}

async function timelineOf(db: Database, { id }: PhoneReservationRow) {
  const history = await reservationAggregate.history(db, id);
  const effects = pastEffects(PHONE_RESERVATION_MACHINE, history);
  const mails = await mailsByKeys(
    db,
    effects.map(({ name, occasion }) => reservationMailKey(name, id, occasion)),
  );
  return rowTimeline(db, { history, mails, subjects: [`phone-reservation:${numberOf("phone_reservation", id)}`] });
}
