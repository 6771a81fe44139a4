import type { PhoneReservationView } from "#contracts/shop/selling/phone-reservations.ts";
import type { Money } from "#domain/money/money/money.ts";
import { PHONE_RESERVATION_MACHINE } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import type { CatalogueScope, DescribedVariant } from "#modules/catalogue/catalog/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { countWaiting, positionOf, reservableIn } from "./reservation-store.ts";
import type { PhoneReservationRow } from "./tables.ts";

const presentPhone = (variant: DescribedVariant & { price: Money }, { currency }: CatalogueScope) => ({
  variant_id: variant.variantId,
  name: variant.name,
  variant: variant.variant,
  slug: variant.slug,
  image: variant.image,
  price: variant.price,
  currency: currency.iso_code,
});

/** The phones that can be reserved here and are sold here. */
export async function listPhones(deps: PhoneReservationDeps, db: Database, scope: CatalogueScope) {
  const ids = await reservableIn(db, scope.storefront.code);
  if (ids.length === 0) return { phones: [] };
  const variants = await deps.catalogue.variantsForSale(db, scope, ids);
  const waiting = await countWaiting(db, scope.storefront.code, ids);
  const phones = ids.flatMap((id) => {
    const variant = variants.find(({ variantId }) => variantId === id);
    if (!variant) return [];
    const queue = waiting.get(id) ?? 0;
    return [{ ...presentPhone(variant, scope), waiting: queue, is_available: variant.available > 0 && queue === 0 }];
  });
  return { phones };
}

export async function presentReservation(
  deps: PhoneReservationDeps,
  db: Database,
  scope: CatalogueScope,
  reservation: PhoneReservationRow,
): Promise<PhoneReservationView> {
  const { id, state, variantId, expiresAt } = reservation;
  const [variant] = await deps.catalogue.variantsForSale(db, scope, [variantId]);
  const isOver = expiresAt !== null && expiresAt <= deps.now();
  return {
    number: numberOf("phone_reservation", id),
    state: isOver ? "expired" : state,
    phone: variant ? presentPhone(variant, scope) : null,
    position: await positionOf(db, id),
    expires_at: expiresAt?.toISOString() ?? null,
    next_events: isOver ? [] : nextEvents(PHONE_RESERVATION_MACHINE, state, "customer"),
  };
}
