import { and, eq, gt } from "drizzle-orm";
import type { PhoneReservationsRequest } from "#contracts/staff/selling/phone-reservations.ts";
import { PHONE_RESERVATION_MACHINE } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { variantStock } from "#modules/catalogue/catalog/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { positionInQueue } from "./reservation-store.ts";
import { type PhoneReservationRow, phoneReservations } from "./tables.ts";

const RESERVATIONS: ListDefinition<PhoneReservationsRequest> = {
  id: phoneReservations.id,
  index: "phone_reservations_created_at_id_idx",
  sorts: { created_at: phoneReservations.createdAt },
  filters: {
    state: phoneReservations.state,
    storefront: phoneReservations.storefrontCode,
    is_offerable: () => and(eq(positionInQueue, 1), gt(variantStock.available, 0)),
    created_at: phoneReservations.createdAt,
    expires_at: phoneReservations.expiresAt,
    search: { number: "phone_reservation", columns: [phoneReservations.firstName] },
    ids: phoneReservations.id,
  },
};

/** The reservations of the member's storefronts. A piece is offered to the first of a queue, while there is one. */
export async function listReservations(context: StaffCallContext, request: PhoneReservationsRequest) {
  const { db } = context;
  const page = await readStaffList(context, RESERVATIONS, request, {
    scope: (member) => member.where(phoneReservations.storefrontCode),
    select: (position) =>
      db
        .select({ position, ...LISTED })
        .from(phoneReservations)
        .innerJoin(variantStock, eq(variantStock.variantId, phoneReservations.variantId))
        .$dynamic(),
  });
  return { ...page, items: page.items.map((listed) => presentRow(listed, actingMember(context))) };
}

const LISTED = {
  reservation: phoneReservations,
  place: positionInQueue,
  sku: variantStock.sku,
  available: variantStock.available,
};

interface Listed {
  reservation: PhoneReservationRow;
  place: number | null;
  sku: string;
  available: number;
}

/** The row of one reservation, which is known to be in the member's scope. */
export async function rowForStaff(context: StaffCallContext, { id }: Pick<PhoneReservationRow, "id">) {
  const [listed] = await context.db
    .select(LISTED)
    .from(phoneReservations)
    .innerJoin(variantStock, eq(variantStock.variantId, phoneReservations.variantId))
    .where(eq(phoneReservations.id, id));
  if (!listed) throw refuse("not_found");
  return presentRow(listed, actingMember(context));
}

const presentRow = ({ reservation, place, sku, available }: Listed, member: Member) => ({
  number: numberOf("phone_reservation", reservation.id),
  storefront: reservation.storefrontCode,
  sku,
  state: reservation.state,
  first_name: reservation.firstName,
  position: place,
  available,
  created_at: reservation.createdAt.toISOString(),
  expires_at: reservation.expiresAt?.toISOString() ?? null,
  next_events: place === 1 && available > 0 ? nextEvents(PHONE_RESERVATION_MACHINE, reservation.state, member) : [],
});
