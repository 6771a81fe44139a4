import { createStaffBalanceCalls } from "./modules/balance/index.ts";
import { createStaffCatalogCalls, storefrontsOfVariant } from "./modules/catalog/index.ts";
import { findRecipient, setRole } from "./modules/identity/index.ts";
import type { Staff } from "./modules/staff/index.ts";
import { createStaffStockCalls } from "./modules/stock/index.ts";
import { createStaffTranslationCalls } from "./modules/translations/index.ts";
import { staffCalls } from "./platform/calls/implement-staff-calls.ts";
import type { Shop } from "./shop.ts";

/** Every staff call with the use case that answers it; a call without one does not compile. */
export function createStaffRouter(
  shop: Pick<
    Shop,
    | "orders"
    | "payments"
    | "shipments"
    | "payouts"
    | "content"
    | "routeRules"
    | "withdrawals"
    | "claims"
    | "invoices"
    | "parcels"
    | "forwarding"
    | "quotes"
    | "phoneReservations"
    | "contacts"
    | "campaigns"
    | "feeds"
    | "serverEvents"
    | "companies"
    | "vitals"
    | "errors"
    | "directory"
  >,
  staff: Pick<Staff, "calls">,
) {
  return staffCalls.router({
    session: staff.calls,
    orders: shop.orders.staffCalls,
    payments: shop.payments.staffCalls,
    balance: createStaffBalanceCalls({
      storefronts: shop.directory,
      isCustomer: async (db, userId) => (await findRecipient(db, userId)) !== null,
    }),
    payouts: shop.payouts.staffCalls,
    content: shop.content.staffCalls,
    redirects: shop.routeRules.staffCalls,
    translations: createStaffTranslationCalls({ setRole, storefronts: shop.directory }),
    withdrawals: shop.withdrawals.staffCalls,
    claims: shop.claims.staffCalls,
    shipments: shop.shipments.staffCalls,
    invoices: shop.invoices.staffCalls,
    stock: createStaffStockCalls({ storefrontsOfVariant }),
    catalog: createStaffCatalogCalls({ storefronts: shop.directory }),
    parcels: shop.parcels.staffCalls,
    forwarding: shop.forwarding.staffCalls,
    quotes: shop.quotes.staffCalls,
    phoneReservations: shop.phoneReservations.staffCalls,
    contacts: shop.contacts.staffCalls,
    campaigns: shop.campaigns.staffCalls,
    feeds: shop.feeds.staffCalls,
    integrations: shop.serverEvents.staffCalls,
    pro: shop.companies.staffCalls,
    consignments: shop.forwarding.consignmentCalls,
    vitals: shop.vitals.staffCalls,
    errors: shop.errors.staffCalls,
  });
}
