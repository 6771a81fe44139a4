import * as claims from "./aftersales/claims.ts";
import { confirmWithdrawal, recordWithdrawal, withdrawalOptions } from "./aftersales/withdrawals.ts";
import { cards, featuredBrands, findCategory, product, similar } from "./catalogue/catalog.ts";
import { flags, parsedCategories, searchForCategoryItems, suggestions } from "./catalogue/search.ts";
import { getContacts, prepareMessage, writeMessage } from "./content/contacts.ts";
import * as content from "./content/content.ts";
import * as translations from "./content/translations.ts";
import * as calculator from "./forwarding/calculator.ts";
import { listRestrictions, searchTariffCodes } from "./forwarding/customs.ts";
import * as declarations from "./forwarding/declarations.ts";
import * as forwarding from "./forwarding/forward-requests.ts";
import * as parcels from "./forwarding/parcels.ts";
import * as proDesk from "./forwarding/pro-desk.ts";
import { listQuoteShops } from "./forwarding/quote-shops.ts";
import * as quotes from "./forwarding/quotes.ts";
import { getParcel, lookUp, share } from "./forwarding/shipments.ts";
import { recordConsent } from "./marketing/consent.ts";
import {
  changePreferences,
  confirmNewsletter,
  readPreferences,
  restoreCart,
  subscribeNewsletter,
  unsubscribeNewsletter,
  utm,
} from "./marketing/marketing.ts";
import { askForWatch, confirmWatch, readWatchable } from "./marketing/watches.ts";
import { exportCsv, getBalance, getHistory } from "./money/balance.ts";
import { declineInvoice, getInvoice } from "./money/invoices.ts";
import * as payments from "./money/payments.ts";
import { cancelPayout, payoutOptions, requestPayout } from "./money/payouts.ts";
import { listStatements } from "./money/statements.ts";
import { change, languages } from "./operations/languages.ts";
import { storeConfig } from "./operations/store-config.ts";
import { reportVitals } from "./operations/vitals.ts";
import * as account from "./people/account.ts";
import * as pro from "./people/companies.ts";
import * as team from "./people/company-team.ts";
import * as credentials from "./people/credentials.ts";
import * as devices from "./people/devices.ts";
import * as identity from "./people/identity.ts";
import { getInbox } from "./people/inbox.ts";
import * as cart from "./selling/cart.ts";
import * as checkout from "./selling/checkout.ts";
import { getPickupPoint, listPickupLocations, searchPickupPoints } from "./selling/delivery.ts";
import { cancelOrder, claimOrder, getMyOrders, getOrder } from "./selling/orders.ts";
import * as phoneReservations from "./selling/phone-reservations.ts";

/** The wire of the shop: every call that a visitor or a customer can make, by area. */
export const contract = {
  storefronts: { storeConfig, languages, changeLocale: change },
  translations: {
    messages: translations.translationMessages,
    canView: translations.canViewTranslations,
    viewer: translations.textViewer,
    text: translations.text,
    changeText: translations.changeText,
    revertText: translations.revertText,
  },
  identity: {
    getCurrentUser: identity.getCurrentUser,
    refreshCurrentUser: identity.refreshCurrentUser,
    login: identity.login,
    logout: identity.logout,
    checkClient: identity.checkClient,
    register: identity.register,
    confirmEmail: identity.confirmEmail,
    resendConfirmation: identity.resendConfirmation,
    requestPasswordReset: credentials.requestPasswordReset,
    passwordReset: credentials.passwordReset,
    changePassword: credentials.changePassword,
    getContactInfo: credentials.getContactInfo,
    updateContactInfo: credentials.updateContactInfo,
    getSubscriptionStatus: credentials.getSubscriptionStatus,
    updateSubscriptionStatus: credentials.updateSubscriptionStatus,
    listDevices: devices.listDevices,
    signOutDevice: devices.signOutDevice,
    signOutOthers: devices.signOutOthers,
  },
  account: {
    countries: account.countries,
    listDeliveryAddresses: account.listDeliveryAddresses,
    addDeliveryAddress: account.addDeliveryAddress,
    updateDeliveryAddress: account.updateDeliveryAddress,
    deleteDeliveryAddress: account.deleteDeliveryAddress,
    exportMyData: account.exportMyData,
    eraseMyAccount: account.eraseMyAccount,
  },
  balance: { getHistory, getBalance, exportCsv },
  cart: {
    fetch: cart.fetchCart,
    add: cart.addToCart,
    setQuantity: cart.setCartQuantity,
    remove: cart.removeFromCart,
    setShippingMethod: cart.setCartShippingMethod,
    extend: cart.extendReservations,
  },
  delivery: { searchPickupPoints, listPickupLocations, getPickupPoint },
  checkout: {
    generate: checkout.generate,
    fetch: checkout.fetchCheckout,
    status: checkout.checkoutStatus,
    setShipping: checkout.setShipping,
    setDelivery: checkout.setDelivery,
    setAddress: checkout.setAddress,
    setEmail: checkout.setEmail,
    setExtras: checkout.setExtras,
    saveDraft: checkout.saveDraft,
    applyPromotion: checkout.applyPromotion,
    removePromotion: checkout.removePromotion,
    applyBalance: checkout.applyBalance,
    removeBalance: checkout.removeBalance,
    setPayment: checkout.setPayment,
    confirm: checkout.confirm,
    pay: checkout.pay,
    invalidate: checkout.invalidate,
  },
  payments: {
    status: payments.payableStatus,
    get: payments.getPayable,
    pay: payments.payPayable,
    state: payments.paymentState,
    topUpOptions: payments.topUpOptions,
    topUp: payments.topUp,
  },
  claims: {
    options: claims.claimOptions,
    find: claims.findClaimable,
    create: claims.openClaim,
    list: claims.listClaims,
    get: claims.getClaim,
    answer: claims.answerClaim,
    withdraw: claims.withdrawClaim,
    reopen: claims.reopenClaim,
  },
  payouts: { options: payoutOptions, request: requestPayout, cancel: cancelPayout },
  withdrawals: { options: withdrawalOptions, record: recordWithdrawal, confirm: confirmWithdrawal },
  orders: { getMyOrders, getOrder, cancel: cancelOrder, claim: claimOrder },
  tracking: { lookUp, get: getParcel, share },
  parcels: {
    desk: parcels.parcelDesk,
    list: parcels.listParcels,
    get: parcels.getParcel,
    announce: parcels.announceParcel,
    cancel: parcels.cancelParcel,
    declare: parcels.declareParcel,
    changeAnnouncement: parcels.changeAnnouncement,
    attachInvoice: parcels.attachInvoice,
    answerHold: parcels.answerHold,
    requestService: parcels.requestService,
    claimUnidentified: parcels.claimUnidentified,
    setArrivalMails: parcels.setArrivalMails,
    askReturn: parcels.askReturn,
    giveUp: parcels.giveUpParcel,
    handOver: parcels.handOverParcel,
    rescue: parcels.rescueParcel,
  },
  declarations: {
    check: declarations.checkDeclarations,
    apply: declarations.applyDeclarations,
    rest: declarations.restOfDeclarations,
    templates: declarations.listTemplates,
    saveTemplate: declarations.saveTemplate,
    deleteTemplate: declarations.deleteTemplate,
    last: declarations.lastDeclaration,
  },
  inbox: { get: getInbox },
  invoices: { get: getInvoice, decline: declineInvoice },
  marketing: {
    utm,
    recordConsent,
    subscribeNewsletter,
    confirmNewsletter,
    unsubscribeNewsletter,
    readPreferences,
    changePreferences,
    restoreCart,
  },
  watches: { readWatchable, askForWatch, confirmWatch },
  content: {
    page: content.page,
    articles: content.articles,
    article: content.findArticle,
    questions: content.questions,
    question: content.findQuestion,
    search: content.searchContent,
    vote: content.vote,
    preview: content.previewText,
    routeRule: content.routeRule,
  },
  search: { parsedCategories, flags, searchForCategoryItems, suggestions },
  catalog: { product, findCategory, similar, cards, featuredBrands },
  customs: { searchCodes: searchTariffCodes, restrictions: listRestrictions },
  calculator: {
    estimate: calculator.estimate,
    presets: calculator.presets,
    save: calculator.saveEstimate,
    saved: calculator.listSavedEstimates,
  },
  phoneReservations: {
    phones: phoneReservations.listPhones,
    request: phoneReservations.requestPhone,
    get: phoneReservations.getReservation,
    confirm: phoneReservations.confirmReservation,
    leave: phoneReservations.leaveQueue,
    take: phoneReservations.takeOffer,
    decline: phoneReservations.declineOffer,
  },
  vitals: { report: reportVitals },
  contacts: { get: getContacts, prepare: prepareMessage, write: writeMessage },
  forwardRequests: {
    begin: forwarding.beginForwardRequest,
    get: forwarding.getForwardRequest,
    setParcels: forwarding.setRequestParcels,
    setPacking: forwarding.setRequestPacking,
    setDelivery: forwarding.setRequestDelivery,
    submit: forwarding.submitForwardRequest,
    rehearse: forwarding.rehearseForwardRequest,
    edit: forwarding.editForwardRequest,
    cancel: forwarding.cancelForwardRequest,
    answer: forwarding.answerForwardRequest,
  },
  proDesk: {
    get: proDesk.proFigures,
    delivery: proDesk.proDelivery,
    price: proDesk.proPrice,
    send: proDesk.proSend,
    payment: proDesk.proPayment,
    pay: proDesk.proPay,
  },
  quotes: {
    getDraft: quotes.getQuoteDraft,
    saveDraft: quotes.saveQuoteDraft,
    setDelivery: quotes.setQuoteDelivery,
    submit: quotes.submitQuote,
    list: quotes.listOwnQuotes,
    get: quotes.getQuote,
    answer: quotes.answerQuote,
    accept: quotes.acceptQuote,
    decline: quotes.declineQuote,
    back: quotes.backQuote,
    again: quotes.againQuote,
    cancel: quotes.cancelQuote,
    reportPaid: quotes.reportQuotePaid,
    shops: listQuoteShops,
  },
  pro: {
    get: pro.getCompany,
    offer: pro.companyOffer,
    apply: pro.applyForCompany,
    answer: pro.answerForCompany,
    team: team.getTeam,
    invite: team.inviteMember,
    revoke: team.revokeInvitation,
    invitation: team.getInvitation,
    join: team.joinCompany,
    setMember: team.setMember,
    removeMember: team.removeMember,
    approve: team.approvePayment,
    sendBack: team.sendPaymentBack,
    statements: listStatements,
  },
};

export type Contract = typeof contract;
