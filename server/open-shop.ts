import { companySuites } from "./company-suites.ts";
import { convertFromEuroBy } from "./convert-from-euro.ts";
import { mailSender } from "./mail-sources.ts";
import { openCalculator } from "./modules/calculator/index.ts";
import { openCampaigns } from "./modules/campaigns/index.ts";
import { openCart } from "./modules/cart/index.ts";
import { type Catalogue, openCatalogue, scheduleSalesCount } from "./modules/catalog/index.ts";
import { openCheckout } from "./modules/checkout/index.ts";
import { claimFiles, claimInbox, openClaims } from "./modules/claims/index.ts";
import { openCompanies } from "./modules/companies/index.ts";
import { contactsOf, openContacts } from "./modules/contacts/index.ts";
import { contentFiles, openContent } from "./modules/content/index.ts";
import { openDeclarations } from "./modules/declarations/index.ts";
import { scheduleImports } from "./modules/delivery/index.ts";
import { openErrors } from "./modules/errors/index.ts";
import { openFeeds } from "./modules/feeds/index.ts";
import { openFiles } from "./modules/files/index.ts";
import {
  claimableRequests,
  findRequestOf,
  openForwarding,
  requestFiles,
  requestInbox,
  settleShares,
} from "./modules/forwarding/index.ts";
import {
  confirmedEmail,
  createPasswordHasher,
  findRecipient,
  lockRecipient,
  openIdentity,
} from "./modules/identity/index.ts";
import { listInbox } from "./modules/inbox/index.ts";
import { openIndexNow } from "./modules/index-now/index.ts";
import { openInvoices } from "./modules/invoices/index.ts";
import { openMailer } from "./modules/mail/index.ts";
import {
  isConsentGiven,
  marketingRules,
  moveConsents,
  recordConsent,
  scheduleMarketing,
  sweepCampaignVisits,
  sweepCookieChoices,
  sweepNewsletter,
} from "./modules/marketing/index.ts";
import { claimableOrders, countUnpaidOrders, openOrders, unpaidOrderOfBrowser } from "./modules/orders/index.ts";
import { openParcels, parcelFiles, parcelPicture, trackedParcels } from "./modules/parcels/index.ts";
import { openPayments } from "./modules/payments/index.ts";
import { openPayouts } from "./modules/payouts/index.ts";
import { openPhoneReservations } from "./modules/phone-reservations/index.ts";
import { openQuotes, quoteFiles, quoteInbox } from "./modules/quotes/index.ts";
import { openRouteRules } from "./modules/route-rules/index.ts";
import { openServerEvents } from "./modules/server-events/index.ts";
import { openShipments } from "./modules/shipments/index.ts";
import { listMembersWith, openStaff } from "./modules/staff/index.ts";
import { scheduleReservationSweep } from "./modules/stock/index.ts";
import { listCountries, openStorefrontDirectory } from "./modules/storefronts/index.ts";
import { loadTexts } from "./modules/translations/index.ts";
import { openVitals } from "./modules/vitals/index.ts";
import { openWarehouses } from "./modules/warehouses/index.ts";
import { openWithdrawals, withdrawalInbox } from "./modules/withdrawals/index.ts";
import { type FreightModules, openFreight } from "./open-freight.ts";
import { personalDataOf } from "./personal-data-of.ts";
import { Events } from "./platform/events/events.ts";
import { readSigningKey } from "./platform/http/signing-key.ts";
import { visitorCookie } from "./platform/http/visitor-cookie.ts";
import { scheduleCleanUp } from "./platform/jobs/clean-up.ts";
import { AttemptCounts } from "./platform/limits/attempt-counts.ts";
import type { Infrastructure, Shop } from "./shop.ts";

/** Opens every module on the given infrastructure; the only place where modules are connected to each other. */
export async function openShop(infrastructure: Infrastructure): Promise<Shop> {
  const { db, databaseUrl, changes, searchDir, log } = infrastructure;
  const freight = await openFreight(infrastructure);
  const catalogue = await openCatalogue({ db, databaseUrl, changes, ...freight, dataDir: searchDir, log });
  try {
    return await openOver(catalogue, freight, infrastructure);
  } catch (error) {
    await catalogue.close();
    throw error;
  }
}

async function openOver(catalogue: Catalogue, freight: FreightModules, infrastructure: Infrastructure): Promise<Shop> {
  const { delivery, customs } = freight;
  const { config, db, changes, jobs, log, now } = infrastructure;
  const events = new Events();
  const { taxBasisPoints } = delivery;
  const { shippingRates } = catalogue;
  const { fileStorage: storage, incomingDir, sourceMapsDir, secretsKey, vendorSink } = infrastructure;
  const directory = await openStorefrontDirectory(db, config.fallbackStorefront, () => loadTexts(db));
  const policies = [...parcelFiles, requestFiles, quoteFiles, claimFiles, contentFiles];
  const files = openFiles({ db, storage, incomingDir, policies, log, now });
  const mailer = await openMailer({
    db,
    jobs,
    now,
    mailFrom: config.mailFrom,
    transport: infrastructure.mailTransport,
    marketing: marketingRules(now),
    isConfirmed: async (tx, userId, email) => (await confirmedEmail(tx, userId)) === email,
    readPicture: (fileId) => parcelPicture(files, fileId),
    senderOf: mailSender,
  });
  const queueMail = infrastructure.queueMail ?? mailer.queueMail;
  const payments = await openPayments({
    db,
    events,
    jobs,
    changes,
    providers: infrastructure.providers,
    storefronts: directory,
    convertFromEuro: convertFromEuroBy(delivery, directory, now),
    log,
    checkAfterSeconds: config.payments.checkAfterSeconds,
  });
  const cart = openCart({ events, catalogue, delivery });
  const warehouses = await openWarehouses({ db, changes, log });
  const calculator = await openCalculator({ db, events, now, catalogue, delivery, customs, warehouses });
  const content = await openContent({ db, jobs, changes, directory, log, customs, shippingRates, now });
  const routeRules = await openRouteRules({ db, changes, log, directory, now });
  const serverEvents = await openServerEvents({
    db,
    changes,
    jobs,
    storefronts: directory,
    payments,
    secretsKey,
    vendorSink,
    log,
    now,
  });
  const { reports, rememberBuyer } = serverEvents;
  const mailed = { db, events, jobs, queueMail, directory, payments };
  const orders = await openOrders({ ...mailed, reports, contactsOf, termsOf: content.termsOf });
  const invoices = await openInvoices({
    ...mailed,
    taxBasisPoints,
    settleShares: (tx, invoice, paid) => settleShares({ jobs, events, payments }, tx, invoice, paid),
  });
  /** The dependencies of modules that price the transport from a warehouse. */
  const forwarder = { ...mailed, delivery, customs, warehouses, shippingRates, now };
  const quotes = await openQuotes(forwarder);
  const countries = await listCountries(db);
  const companies = openCompanies({
    queueMail,
    directory,
    countries,
    customs,
    ...companySuites,
    inCurrency: (euros, currencyId) =>
      delivery.convertFromEuro(euros, currencyId, now().toISOString().slice(0, 10)) ?? euros,
    payments,
    now,
  });
  const forwardingDeps = { ...forwarder, countries, invoices };
  const forwarding = await openForwarding(forwardingDeps);
  const ofParcels = { endInvoice: invoices.end, findRequestOf };
  const payouts = openPayouts({ events, queueMail, storefronts: directory, payments, findRecipient, lockRecipient });
  const withdrawals = await openWithdrawals({ db, events, jobs, queueMail, directory, orders, payments, now });
  const subjects = [claimableOrders, claimableRequests({ customs })];
  const claims = await openClaims({ db, events, jobs, queueMail, directory, subjects, payments, now });
  const phoneReservations = openPhoneReservations({ db, jobs, queueMail, directory, catalogue, cart, now });
  const { hasRoom } = mailer;
  const campaigns = openCampaigns({ db, jobs, queueMail, hasRoom, directory, catalogue, now });
  const contacts = await openContacts({ db, queueMail, directory, warehouses, now });
  const vitals = openVitals({ db, now, onError: (err) => log.warn({ err }, "vitals could not be written") });
  const errors = openErrors({ db, jobs, queueMail, directory, listMembersWith, vitals, sourceMapsDir, log, now });
  const feeds = openFeeds({ db, jobs, storage: infrastructure.feedStorage, storefronts: directory, catalogue, now });
  const indexNow = await openIndexNow({ db, jobs, storefronts: directory, url: config.indexNowUrl ?? null, log, now });
  const counts = new AttemptCounts({ db, now, onError: (err) => log.warn({ err }, "attempts could not be counted") });
  const orderListSources = [orders.listSource, quotes.listSource, forwarding.listSource, invoices.listSource];
  const buying = { catalogue, cart, delivery, payments, orders: orders.payable, rememberBuyer };
  const checkout = await openCheckout({ db, now, ...buying });
  const shipments = await openShipments({
    db,
    jobs,
    carriers: infrastructure.carriers,
    subjects: [orders.tracked, forwarding.tracked, trackedParcels, quotes.tracked],
    log,
    now,
  });
  const parcels = await openParcels({ ...forwardingDeps, ...ofParcels });
  const declarations = openDeclarations({ files, customs, now });
  const inboxSources = [
    parcels.inboxSource,
    requestInbox,
    quoteInbox,
    invoices.inboxSource,
    withdrawalInbox,
    companies.inboxSource,
    claimInbox,
  ];
  const passwords = await createPasswordHasher();
  const identity = await openIdentity({
    db,
    events,
    now,
    passwords,
    queueMail,
    countUnpaidOrders: (tx, owner) => countUnpaidOrders(tx, orderListSources, owner),
    unpaidOrderOfBrowser,
    countInbox: async (tx, owner) => (await listInbox(tx, inboxSources, owner)).length,
    consents: { isGiven: isConsentGiven, record: recordConsent, move: moveConsents },
    personalData: personalDataOf({ companies, orders, files }),
  });
  const staff = secretsKey && openStaff({ db, now, passwords, secretsKey, showsTotp: config.demo });
  return {
    db,
    directory,
    catalogue,
    delivery,
    content,
    routeRules,
    customs,
    calculator,
    cart,
    orders,
    invoices,
    orderListSources,
    payments,
    shipments,
    payouts,
    withdrawals,
    claims,
    phoneReservations,
    contacts,
    campaigns,
    vitals,
    errors,
    feeds,
    serverEvents,
    indexNow,
    companies,
    parcels,
    declarations,
    inboxSources,
    checkout,
    identity,
    files,
    forwarding,
    quotes,
    staff,
    queueMail,
    limiter: { limits: config.limits, counts },
    visitorCookie: visitorCookie(await readSigningKey(db, "visitor")),
    now,
    async work() {
      for (const module of [mailer, orders, invoices, payments, shipments, parcels, forwarding, quotes])
        await module.work();
      for (const module of [withdrawals, claims, phoneReservations, content, feeds, campaigns]) await module.work();
      for (const module of [serverEvents, indexNow, errors]) await module.work();
      for (const schedule of [scheduleReservationSweep, scheduleSalesCount]) await schedule(jobs, db);
      await scheduleMarketing(jobs, { db, queueMail, hasRoom, directory, catalogue, now });
      await scheduleImports({ db, jobs, feeds: config.pickupFeeds, log });
      await scheduleCleanUp(jobs, [
        identity.sweep,
        ...(staff ? [staff.sweep] : []),
        mailer.sweep,
        ...[sweepNewsletter, sweepCampaignVisits, sweepCookieChoices].map((sweep) => () => sweep(db, now())),
        () => cart.sweep(db),
        ...[checkout, files, calculator, quotes, shipments, withdrawals, contacts, vitals].map(({ sweep }) => sweep),
        ...[routeRules, serverEvents, campaigns, content, errors].map(({ sweep }) => sweep),
      ]);
    },
    async close() {
      await Promise.all([counts.save(), vitals.save(), routeRules.counts.save(), errors.settle()]);
      await payments.stop();
      await shipments.stop();
      await catalogue.close();
    },
  };
}
