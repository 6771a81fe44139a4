import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { describe, expect, test } from "vitest";
import type { WirePolicy } from "#contracts/define-call.ts";
import { contract } from "#contracts/shop/contract.ts";
import { createTestApp } from "#testing/test-app.ts";

/**
 * Every call of the shop with who may make it and what it does. A new one is added here by hand, so that somebody looks
 * at who can reach it. The staff calls are listed in contracts/staff/contract.test.ts.
 */
const SHOP_CALLS = {
  "public, read": [
    "POST /store-config",
    "GET /config/languages",
    "GET /translations/translationMessages",
    "GET /auth/permissions/can-view-translations",
    "POST /auth/getCurrentUser",
    "POST /auth/refreshCurrentUser",
    "GET /account/countries",
    "POST /pickup-points/search",
    "POST /pickup-points/locations",
    "POST /pickup-points/get",
    "POST /checkout/fetch/{slug}",
    "POST /checkout/status",
    "POST /payment/status",
    "POST /payment/get",
    "POST /payment/state",
    "POST /invoices/get",
    "POST /claims/options",
    "POST /claims/find",
    "POST /claims/get",
    "POST /withdrawals/options",
    "POST /my-orders/get-order",
    "POST /tracking/lookup",
    "POST /tracking/get",
    "POST /content/page",
    "POST /content/articles",
    "POST /content/article",
    "POST /content/questions",
    "POST /content/question",
    "POST /content/search",
    "POST /content/preview",
    "POST /route-rules/find",
    "POST /search/parsed-categories",
    "POST /search/flags",
    "POST /search/searchForCategoryItems",
    "POST /search/suggestions",
    "POST /catalog/product",
    "POST /catalog/category",
    "POST /catalog/similar",
    "POST /catalog/cards",
    "POST /catalog/featured-brands",
    "POST /customs/search-codes",
    "POST /customs/restrictions",
    "POST /calculator/estimate",
    "POST /calculator/presets",
    "POST /calculator/saved",
    "POST /reservations/phones",
    "POST /reservations/get",
    "POST /contacts/get",
    "POST /contacts/prepare",
    "POST /newsletter/preferences",
    "POST /watches/product",
    "POST /quotes/get-draft",
    "POST /quotes/get",
    "POST /quotes/shops",
    "POST /pro/offer",
    "POST /pro/invitation",
  ],
  "public, write": [
    "POST /locale/change",
    "POST /auth/login",
    "POST /auth/logout",
    "POST /auth/register/check-client",
    "POST /auth/register",
    "POST /auth/request-password-reset",
    "POST /auth/password-reset",
    "POST /cart/fetch",
    "POST /cart/add",
    "POST /cart/set-quantity",
    "POST /cart/remove",
    "POST /cart/set-shipping-method",
    "POST /cart/extend",
    "POST /checkout/generate",
    "POST /checkout/set-shipping",
    "POST /checkout/set-delivery",
    "POST /checkout/set-address",
    "POST /checkout/set-email",
    "POST /checkout/set-extras",
    "POST /checkout/save-draft",
    "POST /checkout/apply-promotion",
    "POST /checkout/remove-promotion",
    "POST /checkout/remove-balance",
    "POST /checkout/set-payment",
    "POST /checkout/confirm",
    "POST /checkout/pay",
    "POST /checkout/invalidate/{slug}",
    "POST /payment/pay",
    "POST /claims/create",
    "POST /claims/answer",
    "POST /claims/withdraw",
    "POST /claims/reopen",
    "POST /content/vote",
    "POST /withdrawals/record",
    "POST /withdrawals/confirm",
    "POST /my-orders/cancel",
    "POST /tracking/share",
    "POST /invoices/decline",
    "POST /utm",
    "POST /consent/record",
    "POST /newsletter/subscribe",
    "POST /newsletter/confirm",
    "POST /newsletter/unsubscribe",
    "POST /newsletter/change-preferences",
    "POST /newsletter/restore-cart",
    "POST /watches/ask",
    "POST /watches/confirm",
    "POST /calculator/save",
    "POST /reservations/request",
    "POST /reservations/confirm",
    "POST /reservations/leave",
    "POST /reservations/take",
    "POST /reservations/decline",
    "POST /vitals",
    "POST /contacts/write",
    "POST /quotes/save-draft",
  ],
  "signed-in, write": [
    "POST /translations/change-text",
    "POST /translations/revert-text",
    "POST /auth/confirm-email",
    "POST /auth/resend-confirmation",
    "POST /auth/change-password",
    "POST /auth/update-contact-info",
    "POST /auth/update-subscription-status",
    "POST /auth/devices/sign-out",
    "POST /auth/devices/sign-out-others",
    "POST /account/add-delivery-address",
    "POST /account/update-delivery-address",
    "POST /account/delete-delivery-address",
    "POST /account/export-my-data",
    "POST /account/erase-my-account",
    "POST /checkout/apply-balance",
    "POST /balance/top-up",
    "POST /balance/request-payout",
    "POST /balance/cancel-payout",
    "POST /my-orders/claim",
    "POST /parcels/desk",
    "POST /parcels/announce",
    "POST /parcels/cancel",
    "POST /parcels/declare",
    "POST /parcels/answer-hold",
    "POST /parcels/change-announcement",
    "POST /parcels/attach-invoice",
    "POST /parcels/request-service",
    "POST /parcels/claim-unidentified",
    "POST /parcels/set-arrival-mails",
    "POST /parcels/ask-return",
    "POST /parcels/give-up",
    "POST /parcels/hand-over",
    "POST /parcels/rescue",
    "POST /declarations/apply",
    "POST /declarations/save-template",
    "POST /declarations/delete-template",
    "POST /forward-requests/begin",
    "POST /forward-requests/set-parcels",
    "POST /forward-requests/set-packing",
    "POST /forward-requests/set-delivery",
    "POST /forward-requests/submit",
    "POST /forward-requests/rehearse",
    "POST /forward-requests/edit",
    "POST /forward-requests/cancel",
    "POST /forward-requests/answer",
    "POST /pro-desk/send",
    "POST /pro-desk/pay",
    "POST /quotes/set-delivery",
    "POST /quotes/submit",
    "POST /quotes/answer",
    "POST /quotes/accept",
    "POST /quotes/decline",
    "POST /quotes/back",
    "POST /quotes/again",
    "POST /quotes/cancel",
    "POST /quotes/report-paid",
    "POST /pro/apply",
    "POST /pro/answer",
    "POST /pro/invite",
    "POST /pro/revoke",
    "POST /pro/join",
    "POST /pro/set-member",
    "POST /pro/remove-member",
    "POST /pro/approve",
    "POST /pro/send-back",
  ],
  "signed-in, read": [
    "POST /translations/viewer",
    "POST /translations/text",
    "POST /auth/get-contact-info",
    "POST /auth/get-subscription-status",
    "POST /auth/devices/list",
    "POST /account/list-delivery-addresses",
    "POST /balance/get-history",
    "POST /balance/get",
    "POST /balance/export-csv",
    "POST /balance/top-up-options",
    "POST /balance/payout-options",
    "POST /claims/list",
    "POST /my-orders/get-my-orders",
    "POST /parcels/list",
    "POST /parcels/get",
    "POST /declarations/check",
    "POST /declarations/rest",
    "POST /declarations/templates",
    "POST /declarations/last",
    "POST /inbox/get",
    "POST /forward-requests/get",
    "POST /pro-desk/get",
    "POST /pro-desk/delivery",
    "POST /pro-desk/price",
    "POST /pro-desk/payment",
    "POST /quotes/list",
    "POST /pro/get",
    "POST /pro/team",
    "POST /pro/statements",
  ],
};

/** Every route on the hosts of the shop, beside the calls, with who may reach it. */
const SHOP_ROUTES = {
  "GET /healthz": "everybody",
  "GET /readyz": "everybody",
  "GET /metrics": "who has METRICS_TOKEN",
  "GET /builds/latest.json": "everybody",
  "POST /csp-report": "everybody",
  "HEAD|GET /assets/*": "everybody",
  "GET /img/*": "everybody",
  "GET /app.webmanifest": "everybody",
  "GET /icons/:name.png": "everybody",
  "GET /offline-worker.js": "everybody",
  "GET /offline/:language": "everybody",
  "GET /robots.txt": "everybody",
  "GET /sitemap.xml": "everybody",
  "GET /:locale/blog/feed.:format": "everybody",
  "GET /feeds/:name": "everybody",
  "GET /:key(^[0-9a-f]{32}).txt": "everybody",
  "GET /sitemaps/:language/:name.xml": "everybody",
  "GET /api/account/my-data/:token": "the account that asked for it, with the link",
  "POST /:locale/newsletter/unsubscribe": "who has the link of a mail",
  "POST /:locale/newsletter/preferences": "who has the link of a mail, or is signed in",
  "POST /:locale/watch/:id": "everybody",
  "POST /:locale/contacts": "everybody",
  "POST /api/:project/envelope/": "everybody, from our own pages",
  "GET|POST /api/callbacks/stripe": "the provider, with its signature",
  "GET|POST /api/callbacks/paypal": "the provider, with its signature",
  "GET|POST /api/callbacks/paysera": "the provider, with its signature",
  "POST /api/callbacks/carriers/:carrier": "the carrier, with its signature",
  "GET /invoice-documents/:slug/invoice.pdf": "the invoice's owner, or who has the address of a guest's",
  "GET /order-documents/:slug/invoice.pdf": "the order's owner, or the holder of a link that was mailed to a guest",
  "GET /company-statements/:month/statement.pdf": "owners and accountants of the company",
  "GET /company-statements/:month/statement.csv": "owners and accountants of the company",
  "GET /forward-documents/:slug/invoice.pdf": "the request's owner",
  "GET /forward-documents/:slug/customs-invoice.pdf": "the request's owner",
  "GET /quote-documents/:slug/invoice.pdf": "the quote's owner, and who keeps the accounts of their company",
  "POST /api/files": "signed-in customers",
  "GET /files/:id": "who uploaded it, and the owner of what it belongs to",
  "GET /api/openapi.json": "everybody",
  "GET /api/docs": "everybody",
  "* /api/*": "as each call says",
  "GET /*": "as the page's guards say",
  "POST /*": "nobody: 405",
};

/** The demo shows the mails that it wrote. */
const DEMO_ROUTES = {
  "GET /dev/mail": "everybody",
  "GET /dev/mail/:id(^\\d{1,15}$)": "everybody",
  "GET /dev/mail/:id(^\\d{1,15}).html": "everybody",
};

const STAFF_ROUTES = {
  "GET /healthz": "everybody",
  "GET /readyz": "everybody",
  "HEAD|GET /assets/*": "everybody",
  "POST /api/files": "members with the permission of its purpose",
  "GET /files/:id": "who uploaded it, and members with the permission of what it belongs to",
  "GET /api/openapi.json": "signed-in members",
  "GET /api/docs": "signed-in members",
  "* /api/*": "as each call says",
  "GET /*": "everybody: a page without data",
};

/** Fastify adds a HEAD to each GET. */
const isOwn = ({ method }: RouteOptions) => method !== "HEAD";
const nameOf = ({ method, url }: RouteOptions) =>
  `${Array.isArray(method) && method.length > 3 ? "*" : [method].flat().join("|")} ${url}`;

/** The routes of each server that an app is made of, as Fastify is given them. */
async function routesOf(env: Record<string, string>, check: (routes: string[][]) => void) {
  const servers: string[][] = [];
  const listen = (message: unknown) => {
    const routes: string[] = [];
    servers.push(routes);
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", (route) => {
      if (isOwn(route)) routes.push(nameOf(route));
    });
  };
  diagnostics.subscribe("fastify.initialization", listen);
  const app = await createTestApp({ env });
  diagnostics.unsubscribe("fastify.initialization", listen);
  await app.close();
  check(servers);
}

interface Definition {
  "~orpc": { meta: WirePolicy; route: { method: string; path: string } };
}

describe("T065 the inventory of what can be reached", () => {
  test("T065 lists every call of the shop with its access and effect", () => {
    const definitions = Object.values(contract).flatMap((area) => Object.values(area) as unknown as Definition[]);
    const listed = Object.groupBy(definitions, ({ "~orpc": { meta } }) => `${meta.access}, ${meta.effect}`);
    const names = Object.entries(listed).map(([access, found = []]) => [
      access,
      found.map(({ "~orpc": { route } }) => `${route.method} ${route.path}`).sort(),
    ]);
    const expected = Object.entries(SHOP_CALLS).map(([access, paths]) => [access, paths.sort()]);
    expect(Object.fromEntries(names)).toEqual(Object.fromEntries(expected));
  });

  test("T065 T127 lists every route of the shop's hosts and of the staff origin", async () => {
    await routesOf({}, ([shop = [], staff = [], ...others]) => {
      expect(shop.sort()).toEqual(Object.keys(SHOP_ROUTES).sort());
      expect(staff.sort()).toEqual(Object.keys(STAFF_ROUTES).sort());
      expect(others).toEqual([]);
    });
  });

  test("T065 T127 lists what the demo adds", async () => {
    await routesOf({ DEMO: "1" }, ([shop = [], staff = []]) => {
      expect(shop.sort()).toEqual(Object.keys({ ...SHOP_ROUTES, ...DEMO_ROUTES }).sort());
      expect(staff.sort()).toEqual(Object.keys(STAFF_ROUTES).sort());
    });
  });
});
