import { catalogueScope } from "#modules/catalogue/catalog/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { listPhones, presentReservation } from "./present-reservation.ts";
import { requestPhone } from "./request-phone.ts";
import type { PhoneReservationRow } from "./tables.ts";
import { confirm, decline, leave, openLink, take } from "./use-link.ts";

export function createPhoneReservationCalls(deps: PhoneReservationDeps) {
  const { phoneReservations } = calls;
  const show = (context: ReaderContext, reservation: PhoneReservationRow) =>
    presentReservation(deps, context.db, scopeOf(context), reservation);
  return {
    phones: phoneReservations.phones.handler(({ context }) => listPhones(deps, context.db, scopeOf(context))),

    request: phoneReservations.request.handler(async ({ input, context }) => {
      scopeOf(context);
      await requestPhone(deps, context, input);
      return { status: true as const };
    }),

    get: phoneReservations.get.handler(async ({ input, context }) =>
      show(context, await openLink(context, input.token)),
    ),

    confirm: phoneReservations.confirm.handler(async ({ input, context }) =>
      show(context, await confirm(deps, context, input.token)),
    ),

    leave: phoneReservations.leave.handler(async ({ input, context }) =>
      show(context, await leave(deps, context, input.token)),
    ),

    take: phoneReservations.take.handler(async ({ input, context }) =>
      show(context, await take(deps, context, scopeOf(context), input.token)),
    ),

    decline: phoneReservations.decline.handler(async ({ input, context }) =>
      show(context, await decline(deps, context, input.token)),
    ),
  };
}

/** Where nothing is sold, nothing can be reserved (ROUTE-45). */
function scopeOf(context: ReaderContext) {
  const scope = catalogueScope(context);
  if (!scope) throw refuse("not_found");
  return scope;
}
