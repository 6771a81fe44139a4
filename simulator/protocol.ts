import { createHash } from "node:crypto";

/** The credentials of the simulator's accounts. They protect nothing: the simulator takes no real money. */
const demoSecret = (name: string): string => createHash("sha256").update(`crossdock demo ${name}`).digest("hex");

export const STRIPE_ACCOUNT = {
  secretKey: `sk_test_${demoSecret("stripe key").slice(0, 24)}`,
  webhookSecret: `whsec_${demoSecret("stripe webhooks").slice(0, 32)}`,
};

export const PAYPAL_ACCOUNT = {
  clientId: demoSecret("paypal client").slice(0, 40),
  clientSecret: demoSecret("paypal secret").slice(0, 40),
  webhookId: demoSecret("paypal webhooks").slice(0, 17).toUpperCase(),
};

export const PAYSERA_ACCOUNT = {
  projectId: "12345",
  password: demoSecret("paysera project").slice(0, 32),
};

/** An account at each of the two carriers; `push` signs what they report. */
export const CARRIER_ACCOUNTS = {
  northpost: carrierAccount("northpost"),
  swiftline: carrierAccount("swiftline"),
};

function carrierAccount(name: string) {
  return {
    clientId: demoSecret(`${name} client`).slice(0, 24),
    clientSecret: demoSecret(`${name} secret`).slice(0, 40),
    pushSecret: demoSecret(`${name} push`).slice(0, 40),
  };
}

/** The paths of the simulator, each as the provider itself has it. */
export const PATHS = {
  stripe: { sessions: "/v1/checkout/sessions", paymentIntents: "/v1/payment_intents", refunds: "/v1/refunds" },
  paypal: {
    token: "/v1/oauth2/token",
    orders: "/v2/checkout/orders",
    captures: "/v2/payments/captures",
    refunds: "/v2/payments/refunds",
    verify: "/v1/notifications/verify-webhook-signature",
    certificate: "/v1/notifications/certs/simulator",
  },
  paysera: { pay: "/pay/", publicKey: "/download/public.key" },
  carriers: {
    northpost: { token: "/northpost/oauth2/token", shipments: "/northpost/v1/items" },
    swiftline: { token: "/swiftline/auth/token", shipments: "/swiftline/api/shipments" },
  },
  till: "/till",
  control: {
    purchases: "/control/purchases",
    charges: "/control/charges",
    refunds: "/control/refunds",
    notifications: "/control/notifications",
    release: "/control/notifications/release",
    resend: "/control/notifications/resend",
    answers: "/control/answers",
    shop: "/control/shop",
    reset: "/control/reset",
    parcels: "/control/parcels",
    reports: "/control/parcels/reports",
    releaseReports: "/control/parcels/reports/release",
    step: "/control/parcels/step",
    report: "/control/parcels/report",
    adopt: "/control/parcels/adopt",
  },
} as const;

/** Where a shop listens for notifications. Paysera gets it with each payment; the others know it from their settings. */
export const CALLBACK_PATHS = {
  stripe: "/api/callbacks/stripe",
  paypal: "/api/callbacks/paypal",
  paysera: "/api/callbacks/paysera",
  carriers: "/api/callbacks/carriers/",
} as const;

export const HEADERS = {
  stripeSignature: "stripe-signature",
  stripeIdempotency: "idempotency-key",
  paypalIdempotency: "paypal-request-id",
  paypal: {
    algorithm: "paypal-auth-algo",
    certificate: "paypal-cert-url",
    id: "paypal-transmission-id",
    signature: "paypal-transmission-sig",
    time: "paypal-transmission-time",
  },
  carrierIdempotency: "idempotency-key",
  northpostSignature: "northpost-signature",
  swiftline: { timestamp: "x-swiftline-timestamp", signature: "x-swiftline-signature" },
} as const;

/** The carrier settings of a shop that uses a simulator at this address. */
export function simulatorCarriers(origin: string) {
  return {
    northpost: { ...CARRIER_ACCOUNTS.northpost, apiUrl: `${origin}/northpost` },
    swiftline: { ...CARRIER_ACCOUNTS.swiftline, apiUrl: `${origin}/swiftline` },
  };
}

/** The payment settings of a shop that uses a simulator at this address, such as http://127.0.0.1:3001. */
export function simulatorAccess(origin: string) {
  return {
    stripe: { ...STRIPE_ACCOUNT, apiUrl: origin },
    paypal: { ...PAYPAL_ACCOUNT, apiUrl: origin },
    paysera: {
      ...PAYSERA_ACCOUNT,
      payUrl: `${origin}${PATHS.paysera.pay}`,
      // The key pair is made when the simulator starts: a shop fetches the public one, as it does from Paysera.
      publicKey: `${origin}${PATHS.paysera.publicKey}`,
      isTest: true,
    },
  };
}
