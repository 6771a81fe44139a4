import { sql } from "drizzle-orm";
import type { Payments } from "#modules/money/payments/index.ts";
import { listCountries } from "#modules/operations/storefronts/index.ts";
import { sweepIdempotencyKeys } from "#platform/calls/idempotency.ts";
import type { Database } from "#platform/database/open-database.ts";
import { createCheckoutCalls } from "./calls.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { isOwnCheckout } from "./checkout-status.ts";

const LEFT_DAYS = 30;
/** A guest's next order in the same browser begins with the choices of the last one. */
const ORDERED_DAYS = 365;

export interface Checkout {
  calls: ReturnType<typeof createCheckoutCalls>;
  /** Deletes abandoned and old checkouts and expired idempotency keys. */
  sweep(): Promise<void>;
}

interface ServiceDeps extends Omit<CheckoutDeps, "countries"> {
  db: Database;
  payments: CheckoutDeps["payments"] & Pick<Payments, "registerCheckouts">;
}

export async function createCheckout({ db, ...deps }: ServiceDeps): Promise<Checkout> {
  deps.payments.registerCheckouts(isOwnCheckout);
  return {
    calls: createCheckoutCalls({ ...deps, countries: await listCountries(db) }),
    async sweep() {
      await sweepCheckouts(db);
      await sweepIdempotencyKeys(db, deps.now());
    },
  };
}

async function sweepCheckouts(db: Database): Promise<void> {
  await db.execute(sql`
    delete from checkouts where updated_at < now() - make_interval(
      days => case when state = 'ordered' then ${ORDERED_DAYS}::integer else ${LEFT_DAYS}::integer end)`);
}
