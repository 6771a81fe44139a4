import type { ServerEventKind } from "#domain/marketing/integrations/server-vendor.ts";
import { SERVER_VENDORS, serverVendorOf } from "#domain/marketing/integrations/server-vendors.ts";
import { consentVersion, parseConsent } from "#domain/marketing/marketing/consent.ts";
import { vendorsOf } from "#domain/marketing/vendors/vendor-table.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import type { OrderReports } from "#modules/selling/orders/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findConsent, forgetBuyers, keepConsent, sweepConsents, waitFor } from "./consent-store.ts";
import { listIntegrations } from "./integration-store.ts";
import { SERVER_EVENT_JOBS } from "./jobs.ts";
import { sendEvent } from "./send.ts";
import type { ServerEventsDeps } from "./server-events-deps.ts";
import { createStaffIntegrationCalls } from "./staff-calls.ts";

type Buyer = Pick<CallContext, "storefront" | "client">;
type PaidOrder = Parameters<OrderReports["paid"]>[1];

export interface ServerEvents {
  staffCalls: ReturnType<typeof createStaffIntegrationCalls>;
  reports: OrderReports;
  /** Called in the transaction that places the order. */
  rememberBuyer(tx: Database, buyer: Buyer, orderId: number): Promise<void>;
  work(): Promise<void>;
  sweep(): Promise<void>;
}

/** Reports orders to vendors from the server: once to each vendor, if the buyer consents. */
export async function createServerEvents(deps: ServerEventsDeps): Promise<ServerEvents> {
  const { db, jobs, now } = deps;
  for (const job of Object.values(SERVER_EVENT_JOBS)) await jobs.createQueue(job);
  // Cached in memory, so that orders of storefronts without integrations need no query.
  const integrations = await cacheInMemory(deps, { tag: "integrations", load: () => listIntegrations(db) });
  const vendorsIn = (storefrontCode: string) =>
    integrations()
      .filter((integration) => integration.storefrontCode === storefrontCode)
      .map(({ vendor }) => vendor);

  const enqueue = async (tx: Database, order: PaidOrder, kind: ServerEventKind, refunded: Money) => {
    const vendors = vendorsIn(order.storefrontCode);
    const kept = vendors.length > 0 ? await findConsent(tx, order.id) : undefined;
    if (!kept) return;
    const agreed = vendors.filter((vendor) => kept.choices[serverVendorOf(vendor).purpose]);
    if (kind === "purchase") await waitFor(tx, order.id, agreed);
    const { id: orderId, storefrontCode: storefront } = order;
    const payload = { kind, orderId, storefront, refunded, at: now().getTime() };
    for (const vendor of agreed) await jobs.enqueue(tx, SERVER_EVENT_JOBS[vendor], payload);
  };

  return {
    staffCalls: createStaffIntegrationCalls(deps),
    reports: {
      paid: (tx, order) => enqueue(tx, order, "purchase", ZERO),
      refunded: (tx, order, sum) => enqueue(tx, order, "refund", sum),
      kept: async (own, orderId) => (await findConsent(own, orderId)) ?? null,
      forget: forgetBuyers,
    },
    async rememberBuyer(tx, { storefront, client }, orderId) {
      if (vendorsIn(storefront.code).length === 0) return;
      const names = vendorsOf(storefront, storefront.defaultLanguageIso).map(({ name }) => name);
      const stored = parseConsent(client.consentCookie, consentVersion(names));
      if (!stored || !SERVER_VENDORS.some(({ purpose }) => stored.consent[purpose])) return;
      const { id: consentId, consent: choices } = stored;
      await keepConsent(tx, { orderId, consentId, choices, identifiers: client.identifiers(), createdAt: now() });
    },
    async work() {
      for (const vendor of SERVER_VENDORS)
        await jobs.work(SERVER_EVENT_JOBS[vendor.name], (payload) => sendEvent(deps, vendor, payload));
    },
    sweep: () => sweepConsents(db, now()),
  };
}
