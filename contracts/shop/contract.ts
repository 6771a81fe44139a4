import { claims } from "./aftersales/claims.ts";
import { withdrawals } from "./aftersales/withdrawals.ts";
import { catalog } from "./catalogue/catalog.ts";
import { search } from "./catalogue/search.ts";
import { contacts } from "./content/contacts.ts";
import { content } from "./content/content.ts";
import { translations } from "./content/translations.ts";
import { calculator } from "./forwarding/calculator.ts";
import { customs } from "./forwarding/customs.ts";
import { declarations } from "./forwarding/declarations.ts";
import { forwardRequests } from "./forwarding/forward-requests.ts";
import { parcels } from "./forwarding/parcels.ts";
import { proDesk } from "./forwarding/pro-desk.ts";
import { listQuoteShops } from "./forwarding/quote-shops.ts";
import { quotes } from "./forwarding/quotes.ts";
import { tracking } from "./forwarding/shipments.ts";
import { recordConsent } from "./marketing/consent.ts";
import { marketing } from "./marketing/marketing.ts";
import { watches } from "./marketing/watches.ts";
import { balance } from "./money/balance.ts";
import { invoices } from "./money/invoices.ts";
import { payments } from "./money/payments.ts";
import { payouts } from "./money/payouts.ts";
import { listStatements } from "./money/statements.ts";
import { localeCalls } from "./operations/languages.ts";
import { storeConfig } from "./operations/store-config.ts";
import { vitals } from "./operations/vitals.ts";
import { account } from "./people/account.ts";
import { companies } from "./people/companies.ts";
import { companyTeam } from "./people/company-team.ts";
import { credentials } from "./people/credentials.ts";
import { devices } from "./people/devices.ts";
import { identity } from "./people/identity.ts";
import { inbox } from "./people/inbox.ts";
import { cart } from "./selling/cart.ts";
import { checkout } from "./selling/checkout.ts";
import { delivery } from "./selling/delivery.ts";
import { orders } from "./selling/orders.ts";
import { phoneReservations } from "./selling/phone-reservations.ts";

/** The wire of the shop: every call that a visitor or a customer can make, by area. */
export const contract = {
  storefronts: { storeConfig, ...localeCalls },
  translations,
  identity: { ...identity, ...credentials, ...devices },
  account,
  balance,
  cart,
  delivery,
  checkout,
  payments,
  claims,
  payouts,
  withdrawals,
  orders,
  tracking,
  parcels,
  declarations,
  inbox,
  invoices,
  marketing: { ...marketing, recordConsent },
  watches,
  content,
  search,
  catalog,
  customs,
  calculator,
  phoneReservations,
  vitals,
  contacts,
  forwardRequests,
  proDesk,
  quotes: { ...quotes, shops: listQuoteShops },
  pro: { ...companies, ...companyTeam, statements: listStatements },
};

export type Contract = typeof contract;
