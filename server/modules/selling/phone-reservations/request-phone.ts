import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import {
  CONFIRMED_WITHIN_HOURS,
  checkPhoneReservation,
  readPhoneReservation,
  type TypedPhoneReservation,
} from "#domain/selling/phone-reservations/phone-reservation.ts";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { mailReservation } from "./reservation-mail.ts";
import { changeRequest, findLive, lockPerson, reservableIn } from "./reservation-store.ts";

/**
 * Asks the owner of the address to confirm. The answer is the same when the address has a place already, and a mail
 * says so. A request that is not confirmed yet is replaced by the latest one.
 */
export async function requestPhone(
  deps: PhoneReservationDeps,
  context: ReaderContext,
  typed: TypedPhoneReservation,
): Promise<void> {
  const { storefront, reader, user } = context;
  const countryIso = storefront.defaultCountryIso;
  const variantIds = await reservableIn(context.db, storefront.code);
  const broken = checkPhoneReservation(typed, { variantIds, countryIso });
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  const { mailFromAddress } = ATTEMPT_LIMITS;
  await consumeAttempt(context, deps.now(), attemptsFrom("phone-reservation", context.client.address, mailFromAddress));
  const asked = readPhoneReservation(typed, countryIso);
  const about = { storefrontCode: storefront.code, email: asked.email };
  await transact(context.db, async (tx) => {
    await lockPerson(tx, storefront.code, asked.email);
    const live = await findLive(tx, about);
    if (live && live.state !== "requested") return mailReservation(deps, tx, live, "exists");
    const values = {
      ...about,
      ...asked,
      languageId: reader.language.id,
      currencyId: reader.currency.id,
      userId: user?.id ?? null,
      expiresAt: later(deps.now(), CONFIRMED_WITHIN_HOURS * HOUR_MS),
    };
    const reservation = live
      ? await changeRequest(tx, live.id, values)
      : await insertFirstState(tx, reservationAggregate, values, { actor: "customer", actorId: user?.id ?? null });
    if (reservation) await mailReservation(deps, tx, reservation, "requested");
  });
}
