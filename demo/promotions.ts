import { fromMinor } from "#domain/money/money/money.ts";
import { FEE_TYPE } from "#domain/money/payments/provider.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { promotions } from "#modules/selling/promotions/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

const percent = (value: number) => ({ type: FEE_TYPE.percentage, value: value * 100 });
const euros = (value: number) => ({ type: FEE_TYPE.fixed, value: fromMinor(value * 100) });

/** Codes of every kind: once per customer, seasonal, fixed, limited, for some storefronts, and expired. */
export async function seedPromotions(db: Database, today: Date): Promise<void> {
  const daysFromToday = (days: number) => new Date(Math.floor(today.getTime() / DAY_MS + days) * DAY_MS);
  const validFrom = daysFromToday(-30);
  await db
    .insert(promotions)
    .values([
      { code: "WELCOME10", ...percent(10), customerLimit: 1, validFrom },
      { code: "RUDUO10", ...percent(10), minimumSubtotal: fromMinor(30_00), validFrom, validTo: daysFromToday(60) },
      { code: "MINUS5", ...euros(5), minimumSubtotal: fromMinor(40_00), validFrom },
      { code: "FIRST100", ...percent(15), totalLimit: 100, customerLimit: 1, validFrom },
      { code: "BALTIC20", ...percent(20), storefrontCodes: ["lt", "lv", "ee"], totalLimit: 500, validFrom },
      { code: "VASARA20", ...percent(20), validFrom: daysFromToday(-120), validTo: daysFromToday(-30) },
    ])
    .onConflictDoNothing({ target: promotions.code });
}
