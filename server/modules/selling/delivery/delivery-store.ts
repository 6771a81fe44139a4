import { asc, eq } from "drizzle-orm";
import type { FreightTier } from "#domain/forwarding/freight/freight.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import { countryCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import * as t from "./tables.ts";

export interface CourierFee {
  currencyId: number;
  validFrom: string;
  amount: Money;
}

export interface CourierRecord {
  id: number;
  carrier: Carrier;
  deliveryType: DeliveryType;
  countryId: number;
  country: string;
  maxWeightGrams: number;
  minDays: number;
  maxDays: number;
  fees: readonly CourierFee[];
}

export interface TierRecord extends FreightTier {
  storefrontCode: string;
  currencyId: number;
  validFrom: string;
}

export interface DeliveryTerms {
  /** In the order in which they are offered. */
  couriers: readonly CourierRecord[];
  tiers: readonly TierRecord[];
}

export async function loadTerms(db: Database): Promise<DeliveryTerms> {
  const [couriers, fees, tiers] = await Promise.all([
    db
      .select()
      .from(t.couriers)
      .innerJoin(countryCodes, eq(countryCodes.id, t.couriers.countryId))
      .where(eq(t.couriers.isActive, true))
      .orderBy(asc(t.couriers.position), asc(t.couriers.id)),
    db.select().from(t.courierFees),
    db.select().from(t.freightDiscounts),
  ]);
  const feesOf = Map.groupBy(fees, ({ courierId }) => courierId);
  return {
    couriers: couriers.map(({ couriers: courier, country }) => ({
      ...courier,
      country: country.isoCode,
      fees: feesOf.get(courier.id) ?? [],
    })),
    tiers,
  };
}
