import { claims } from "./aftersales/claims.ts";
import { withdrawals } from "./aftersales/withdrawals.ts";
import { catalog } from "./catalogue/catalog.ts";
import { feedRefusals, feeds } from "./catalogue/feeds.ts";
import { stock } from "./catalogue/stock.ts";
import { contacts } from "./content/contacts.ts";
import { content } from "./content/content.ts";
import { missedPaths, redirects } from "./content/redirects.ts";
import { changedTexts, translations } from "./content/translations.ts";
import { consignments } from "./forwarding/consignments.ts";
import { forwarding } from "./forwarding/forward-requests.ts";
import { parcels } from "./forwarding/parcels.ts";
import { quotes } from "./forwarding/quotes.ts";
import { parkedReports, shipments, silentShipments } from "./forwarding/shipments.ts";
import { campaigns } from "./marketing/campaigns.ts";
import { integrations } from "./marketing/integrations.ts";
import { balance } from "./money/balance.ts";
import { invoices } from "./money/invoices.ts";
import { parkedEvents, payments } from "./money/payments.ts";
import { payouts } from "./money/payouts.ts";
import { errors } from "./operations/errors.ts";
import { vitals } from "./operations/vitals.ts";
import { pro } from "./people/companies.ts";
import { session } from "./people/session.ts";
import { staffApprovals } from "./people/staff-approvals.ts";
import { orders } from "./selling/orders.ts";
import { phoneReservations } from "./selling/phone-reservations.ts";

/** The wire of the back office: every call that staff can make, by area. */
export const staffContract = {
  session,
  orders,
  payments,
  parkedEvents,
  balance,
  payouts,
  content,
  redirects,
  missedPaths,
  translations,
  changedTexts,
  withdrawals,
  feeds,
  feedRefusals,
  integrations,
  claims,
  shipments,
  silentShipments,
  parkedReports,
  invoices,
  stock,
  catalog,
  phoneReservations,
  contacts,
  campaigns,
  pro,
  parcels,
  forwarding,
  consignments,
  quotes,
  vitals,
  errors,
  staffApprovals,
};
