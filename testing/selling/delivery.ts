import type { sql } from "drizzle-orm";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "#demo/storefronts.ts";
import { fromDecimalString, type Money } from "#domain/money/money/money.ts";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { createDelivery, type Delivery } from "#modules/selling/delivery/index.ts";
import { openChangeFeed } from "#platform/database/change-feed.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase } from "#testing/database.ts";

type CourierQuery = Parameters<Delivery["couriersFor"]>[0];

export const { LT, LV, EE, NL, AE, CN } = DEMO_COUNTRIES;
export const { EUR, USD } = DEMO_CURRENCIES;
/** For what becomes known only after a change was announced. */
export const PATIENCE = { timeout: 10_000, interval: 50 };

export const euros = (text: string) => fromDecimalString(text) as Money;

export type TestDelivery = Awaited<ReturnType<typeof openTestDelivery>>;

/** The demo's delivery on a database of its own, with a clock that can be set. */
export async function openTestDelivery() {
  const database = await createTestDatabase();
  const open = openDatabase(database.url, { poolSize: 2, onIdleError: () => undefined });
  const changes = await openChangeFeed(database.url, () => undefined);
  const clock = { now: new Date() };
  const warnings: string[] = [];
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const delivery = await createDelivery({ db: open.db, changes, log, now: () => clock.now });

  const couriers = (query: Partial<CourierQuery> = {}) =>
    delivery.couriersFor({ countryId: LT, currency: { id: EUR }, language: "lt", weightGrams: 2_000, ...query });
  return {
    delivery,
    db: open.db,
    clock,
    warnings,
    run: (query: ReturnType<typeof sql>) => open.db.execute(query),
    /** yyyy-MM-dd */
    dayFromNow: (days: number) =>
      later(clock.now, days * DAY_MS)
        .toISOString()
        .slice(0, 10),
    couriers,
    courier: (name: string, type = "pickup") =>
      couriers().find((each) => each.carrier === name && each.local_delivery_type === type),
    close: async () => {
      await changes.close();
      await open.close();
      await database.drop();
    },
  };
}
