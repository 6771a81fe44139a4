import { eq, isNotNull } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { forwardRequests } from "#modules/forwarding/forward-requests/tables.ts";
import { suites } from "#modules/forwarding/parcels/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { seedRequest } from "../forward-requests/past-request.ts";
import { REQUEST_STORIES } from "../forward-requests/request-stories.ts";
import { payPast } from "../orders/pay-past-payable.ts";

/** The months before this one that have a statement, and what was paid in each, in cents. */
const MONTHS_AGO = [6, 5, 4, 3, 2, 1] as const;
const PRICES = [138_40, 64_90, 212_15] as const;
const FIRST = 501;

/** Three requests of the demo's company in each of six months, so that each month has a statement. */
export async function seedCompanyRequests(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [owner] = await tx.select().from(suites).where(isNotNull(suites.companyId)).limit(1);
    if (!owner || (await tx.$count(forwardRequests, eq(forwardRequests.id, FIRST))) > 0) return;
    const events = REQUEST_STORIES.closed;
    const paidStep = events.indexOf("pay") + 1;
    for (const [index, monthsAgo] of MONTHS_AGO.entries())
      for (const [place, price] of PRICES.entries()) {
        const paidAt = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 4 + 7 * place, 9, 12 * place);
        await seedRequest(tx, {
          id: FIRST + index * PRICES.length + place,
          owner,
          events,
          at: (step) => new Date(paidAt + ((step - paidStep) * DAY_MS) / 2 + step),
          price: price + 11_00 * index,
          pay: (inside, payment) => payPast(inside, { kind: "forward_request", slug: null, ...payment }),
        });
      }
  });
}
