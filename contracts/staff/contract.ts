import * as claims from "./aftersales/claims.ts";
import { acceptWithdrawal, listWithdrawals, receiveGoods, refuseWithdrawal } from "./aftersales/withdrawals.ts";
import { setPrice } from "./catalogue/catalog.ts";
import { listFeeds, listRefused } from "./catalogue/feeds.ts";
import { setStock } from "./catalogue/stock.ts";
import * as contacts from "./content/contacts.ts";
import {
  addPictures,
  createEntry,
  getEntry,
  listEntries,
  moveEntry,
  previewEntry,
  saveText,
} from "./content/content.ts";
import * as redirects from "./content/redirects.ts";
import * as translations from "./content/translations.ts";
import * as consignments from "./forwarding/consignments.ts";
import * as forwarding from "./forwarding/forward-requests.ts";
import * as parcels from "./forwarding/parcels.ts";
import * as quotes from "./forwarding/quotes.ts";
import { getLabel, listParkedReports, listSilent, recordEvent, requestLabel } from "./forwarding/shipments.ts";
import * as campaigns from "./marketing/campaigns.ts";
import { listIntegrations, removeIntegration, setIntegration } from "./marketing/integrations.ts";
import { adjustBalance } from "./money/balance.ts";
import { cancelInvoice, issueInvoice, listInvoices } from "./money/invoices.ts";
import { listParkedEvents, listPayments, refundPayment } from "./money/payments.ts";
import { confirmPayout, finishByHand, listPayouts, rejectPayout } from "./money/payouts.ts";
import * as errors from "./operations/errors.ts";
import { listVitals } from "./operations/vitals.ts";
import * as pro from "./people/companies.ts";
import * as session from "./people/session.ts";
import { listOrders, moveOrder, refundOrder } from "./selling/orders.ts";
import { listPhoneReservations, offerPhone } from "./selling/phone-reservations.ts";

/** The wire of the back office: every call that staff can make, by area. */
export const staffContract = {
  session: {
    signIn: session.signIn,
    verifyTotp: session.verifyTotp,
    me: session.me,
    stepUp: session.stepUp,
    signOut: session.signOut,
    setPassword: session.setPassword,
  },
  orders: { list: listOrders, move: moveOrder, refund: refundOrder },
  payments: { list: listPayments, refund: refundPayment },
  parkedEvents: { list: listParkedEvents },
  balance: { adjust: adjustBalance },
  payouts: { list: listPayouts, confirm: confirmPayout, reject: rejectPayout, finishByHand },
  content: {
    list: listEntries,
    get: getEntry,
    create: createEntry,
    saveText,
    preview: previewEntry,
    addPictures,
    move: moveEntry,
  },
  redirects: {
    list: redirects.listRules,
    export: redirects.exportRules,
    add: redirects.addRule,
    change: redirects.changeRule,
    remove: redirects.removeRule,
    import: redirects.importRules,
  },
  missedPaths: { list: redirects.listMissed },
  translations: {
    list: translations.listTexts,
    get: translations.getText,
    getCoverage: translations.textCoverage,
    export: translations.exportTexts,
    save: translations.saveText,
    revert: translations.revertText,
    import: translations.importTexts,
    allow: translations.allowTranslator,
  },
  changedTexts: { list: translations.listChanged },
  withdrawals: {
    list: listWithdrawals,
    accept: acceptWithdrawal,
    refuse: refuseWithdrawal,
    receiveGoods,
  },
  feeds: { list: listFeeds },
  feedRefusals: { list: listRefused },
  integrations: { list: listIntegrations, set: setIntegration, remove: removeIntegration },
  claims: {
    list: claims.listClaims,
    take: claims.takeClaim,
    ask: claims.askAboutClaim,
    goOn: claims.goOnWithClaim,
    fileWithCarrier: claims.fileWithCarrier,
    carrierAnswered: claims.carrierAnswered,
    approve: claims.approveClaim,
    reject: claims.rejectClaim,
  },
  shipments: {
    record: recordEvent,
    label: requestLabel,
    getLabel,
  },
  silentShipments: { list: listSilent },
  parkedReports: { list: listParkedReports },
  invoices: { list: listInvoices, issue: issueInvoice, cancel: cancelInvoice },
  stock: { set: setStock },
  catalog: { setPrice },
  phoneReservations: { list: listPhoneReservations, offer: offerPhone },
  contacts: {
    list: contacts.listMessages,
    get: contacts.getMessage,
    answer: contacts.answerMessage,
    close: contacts.closeMessage,
    spam: contacts.markSpam,
    release: contacts.releaseMessage,
  },
  campaigns: {
    list: campaigns.listCampaigns,
    create: campaigns.createCampaign,
    saveText: campaigns.saveCampaignText,
    test: campaigns.testCampaign,
    schedule: campaigns.scheduleCampaign,
    cancel: campaigns.cancelCampaign,
  },
  pro: {
    list: pro.listCompanies,
    ask: pro.askCompany,
    activate: pro.activateCompany,
    refuse: pro.refuseCompany,
    suspend: pro.suspendCompany,
    restore: pro.restoreCompany,
    close: pro.closeCompany,
  },
  parcels: {
    list: parcels.parcelQueue,
    receive: parcels.receiveParcel,
    match: parcels.matchParcel,
    hold: parcels.holdParcel,
    release: parcels.releaseParcel,
    serviceDone: parcels.serviceDone,
    returned: parcels.parcelReturned,
    dispose: parcels.disposeParcel,
    lose: parcels.loseParcel,
  },
  forwarding: {
    list: forwarding.listRequests,
    getCustomsInvoice: forwarding.getCustomsInvoice,
    start: forwarding.startRequest,
    measure: forwarding.measureRequest,
    label: forwarding.labelRequest,
    dispatch: forwarding.dispatchRequest,
    hold: forwarding.holdRequest,
    release: forwarding.releaseRequest,
    askDocuments: forwarding.askDocuments,
    settleCustoms: forwarding.settleCustoms,
    return: forwarding.returnRequest,
    lose: forwarding.loseRequest,
  },
  consignments: {
    list: consignments.listConsignments,
    create: consignments.createConsignment,
    add: consignments.addToConsignment,
    event: consignments.recordForConsignment,
    close: consignments.closeConsignment,
  },
  quotes: {
    list: quotes.listQuotes,
    getInvoice: quotes.getQuoteInvoice,
    take: quotes.takeQuote,
    ask: quotes.askQuote,
    price: quotes.priceQuote,
    reject: quotes.rejectQuote,
    buy: quotes.buyQuote,
    itemBought: quotes.quoteItemBought,
    itemUnavailable: quotes.quoteItemUnavailable,
    priceRose: quotes.quotePriceRose,
    itemShipped: quotes.quoteItemShipped,
  },
  vitals: { list: listVitals },
  errors: {
    list: errors.listErrors,
    get: errors.getError,
    getReplay: errors.getReplay,
    resolve: errors.resolveError,
    ignore: errors.ignoreError,
    reopen: errors.reopenError,
  },
};
