import type { RouteConfig } from "@react-router/dev/routes";
import type { GuardName } from "#domain/people/access/guards.ts";
import type { RouteEntry } from "./route-entry.ts";

/** Of filters and texts there are endlessly many; a query key belongs to one visitor. */
const LISTING_CACHING = {
  cachedBy: ["s", "page"],
  brieflyCachedBy: ["f.*", "searchText", "az"],
  notCachedWith: ["queryKey"],
} as const satisfies Partial<RouteEntry>;
/** Its canonical address has neither sort nor page. */
const SEARCH_CACHING = {
  cachedBy: [],
  brieflyCachedBy: ["f.*", "searchText", "az", "s", "page"],
  notCachedWith: ["queryKey"],
} as const satisfies Partial<RouteEntry>;
const FOR_MEMBERS = { layout: "pro", guards: ["auth", "pro"] } as const satisfies Partial<RouteEntry>;

/** A page of one text that staff write. */
const TEXT_PAGE = { file: "routes/content.tsx", layout: "page", cachedBy: [] } as const satisfies Partial<RouteEntry>;

/** A page of who is signed in, with the file of its name. */
const accountPage = (name: string, path = name, ...guards: GuardName[]): RouteEntry => ({
  name,
  path,
  file: `routes/${name}.tsx`,
  layout: "quote-page",
  guards: ["auth", ...guards],
});

type Page = Parameters<typeof accountPage>;
/** A page about the customer's own parcels. */
const forwardingPage = (...page: Page): RouteEntry => ({ ...accountPage(...page), needs: "forwarding" });

/** The table of all pages inside the shell. `docs/architecture.md` describes how a row becomes a page. */
export const ROUTES: readonly RouteEntry[] = [
  { name: "home", path: "", file: "routes/home.tsx", layout: "index-page", cachedBy: [] },
  { name: "404", path: "404", file: "routes/not-found.tsx", layout: "default" },
  {
    name: "category",
    path: "c/*",
    file: "routes/category.tsx",
    layout: "market-page",
    guards: ["category", "marketplace"],
    ...LISTING_CACHING,
  },
  {
    name: "search",
    path: "search",
    file: "routes/search.tsx",
    layout: "market-page",
    guards: ["marketplace", "search"],
    ...SEARCH_CACHING,
  },
  {
    name: "dealzone",
    path: "dealzone",
    file: "routes/dealzone.tsx",
    layout: "market-page",
    guards: ["marketplace", "dealzone"],
    ...LISTING_CACHING,
  },
  {
    name: "marketplace",
    path: "marketplace",
    file: "routes/marketplace.tsx",
    layout: "market-page",
    guards: ["marketplace", "dealzone"],
    ...LISTING_CACHING,
  },
  {
    name: "product",
    path: "p/*",
    file: "routes/product.tsx",
    layout: "market-page",
    guards: ["marketplace"],
    cachedBy: ["productVariant"],
  },
  {
    name: "market-product",
    path: "market/product/*",
    file: "routes/market-product.tsx",
    layout: "market-page",
    cachedBy: ["productVariant"],
  },
  {
    name: "unsupported-browser",
    path: "unsupported-browser",
    file: "routes/unsupported-browser.tsx",
    layout: "simple-layout",
    cachedBy: [],
  },
  { name: "preview", path: "preview/:token", file: "routes/preview.tsx", layout: "page" },
  {
    name: "newsletter-preferences",
    path: "newsletter/preferences",
    file: "routes/newsletter-preferences.tsx",
    layout: "simple-layout",
  },
  {
    name: "newsletter-link",
    path: "newsletter/:purpose",
    file: "routes/newsletter-link.tsx",
    layout: "simple-layout",
  },
  { name: "watch", path: "watch/:id", file: "routes/watch.tsx", layout: "simple-layout", guards: ["marketplace"] },
  { name: "login", path: "login", file: "routes/login.tsx", layout: "default", guards: ["guest"] },
  { name: "register", path: "register", file: "routes/register.tsx", layout: "default", guards: ["guest"] },
  {
    name: "password-reset",
    path: "password-reset/:token",
    file: "routes/password-reset.tsx",
    layout: "default",
    guards: ["guest"],
  },
  // Not named after its address, because "confirm" is a page of the checkout.
  { name: "email-confirmation", path: "confirm-email/:token", file: "routes/confirm-email.tsx", layout: "default" },
  { name: "my-orders", path: "my-orders/*", file: "routes/my-orders.tsx", layout: "quote-page", guards: ["auth"] },
  // Not named "order", because the families of routes such as "order-form" begin with it.
  { name: "guest-order", path: "order/:token", file: "routes/guest-order.tsx", layout: "quote-page" },
  { name: "withdrawal", path: "withdrawal/:order?", file: "routes/withdrawal.tsx", layout: "default" },
  { name: "claim-form", path: "claim-form", file: "routes/claim-form.tsx", layout: "default" },
  {
    name: "claim-form-pro",
    path: "claim-form-pro",
    file: "routes/claim-form-pro.tsx",
    layout: "default",
    guards: ["marketplace"],
  },
  { name: "claims", path: "claims", file: "routes/claims.tsx", layout: "quote-page", guards: ["auth"] },
  { name: "claim-page", path: "claims/:number", file: "routes/claim.tsx", layout: "quote-page" },
  { name: "tracking", path: "tracking", file: "routes/tracking.tsx", layout: "default", guards: ["tracking"] },
  { name: "shared-parcel", path: "tracking/:id", file: "routes/shared-parcel.tsx", layout: "default" },
  { name: "tracking-number", path: "tracking-number", file: "routes/tracking-number.tsx", layout: "default" },
  accountPage("user-account", "user-account", "account-mobile"),
  accountPage("delivery-addresses"),
  accountPage("account-information"),
  accountPage("balance"),
  forwardingPage("parcels"),
  forwardingPage("parcel-announcement", "parcels/announce"),
  forwardingPage("parcel", "parcels/:number"),
  // One task from the choice of parcels to the payment, as in the checkout.
  { ...forwardingPage("forward", "forward/:slug?"), layout: "create-order" },
  forwardingPage("site-pro", "site-pro", "pro"),
  forwardingPage("site-pro-edit", "site-pro-edit/:id", "marketplace"),
  forwardingPage("site-pro-delivery", "site-pro-delivery", "declaration"),
  forwardingPage("site-pro-payment", "site-pro-payment/*", "marketplace"),
  {
    name: "order-form",
    path: "order-form",
    file: "routes/order-form.tsx",
    layout: "default",
    guards: ["order-form-auth"],
    needs: "quotes",
  },
  {
    name: "order-form-summary",
    path: "order-form/summary",
    file: "routes/order-form-summary.tsx",
    layout: "default",
    guards: ["auth"],
  },
  { name: "quotes", path: "quotes", file: "routes/quotes.tsx", layout: "quote-page", guards: ["quotes"] },
  { name: "quote", path: "quotes/:slug", file: "routes/quote.tsx", layout: "quote-page", guards: ["quotes"] },
  {
    name: "create-order",
    path: "create-order/*",
    file: "routes/create-order.tsx",
    layout: "create-order",
    guards: ["create-order"],
  },
  {
    name: "order-additional-info-needed",
    path: "order-additional-info-needed/*",
    file: "routes/order-additional-info-needed.tsx",
    layout: "default",
    needs: "quotes",
  },
  {
    name: "quotes-all-stores",
    path: "quotes-all-stores",
    file: "routes/quotes-all-stores.tsx",
    layout: "default",
    needs: "quotes",
  },
  { name: "cart", path: "cart", file: "routes/cart.tsx", layout: "cart", guards: ["marketplace"] },
  {
    name: "checkout",
    path: "checkout/:slug?",
    file: "routes/checkout.tsx",
    layout: "checkout",
    guards: ["checkout"],
  },
  { name: "invoice", path: "invoice/:id", file: "routes/invoice.tsx", layout: "quote-page" },
  {
    name: "invoice-accept",
    path: "invoice/accept",
    file: "routes/payment-accept.tsx",
    layout: "payment",
    guards: ["payment-accept"],
  },
  { name: "invoice-decline", path: "invoice/decline", file: "routes/payment-decline.tsx", layout: "payment" },
  { name: "payment-pay", path: "payment-pay", file: "routes/payment-pay.tsx", layout: "payment" },
  { name: "payment", path: "payment/:slug?", file: "routes/payment.tsx", layout: "payment", guards: ["payment"] },
  {
    name: "payment-accept",
    path: "payment/accept",
    file: "routes/payment-accept.tsx",
    layout: "payment",
    guards: ["payment-accept"],
  },
  {
    name: "payment-fail",
    path: "payment/fail",
    file: "routes/payment-fail.tsx",
    layout: "payment",
    guards: ["payment-accept"],
  },
  { name: "payment-decline", path: "payment/decline", file: "routes/payment-decline.tsx", layout: "payment" },
  { name: "confirm", path: "confirm/:slug?", file: "routes/confirm.tsx", layout: "checkout", guards: ["confirm"] },
  { name: "success", path: "success/:slug?", file: "routes/success.tsx", layout: "checkout" },
  { name: "order-successful", path: "order-successful", file: "routes/order-successful.tsx", layout: "checkout" },
  { name: "balance-pay", path: "balance/pay", file: "routes/balance-pay.tsx", layout: "quote-page", guards: ["auth"] },
  { name: "privacy-policy", path: "privacy-policy", ...TEXT_PAGE },
  { name: "purchase-agreement", path: "purchase-agreement", ...TEXT_PAGE, guards: ["purchase-agreement"] },
  { name: "reservation-policy", path: "reservation-policy", ...TEXT_PAGE, guards: ["marketplace"] },
  { name: "about-us", path: "about-us", ...TEXT_PAGE, guards: ["about-us"] },
  { name: "warranty", path: "warranty", ...TEXT_PAGE },
  { name: "cookies", path: "cookies", ...TEXT_PAGE, file: "routes/cookies.tsx" },
  {
    name: "blog",
    path: "blog",
    file: "routes/blog.tsx",
    layout: "default",
    cachedBy: ["topic", "page"],
    brieflyCachedBy: ["q"],
  },
  { name: "article", path: "blog/:slug", file: "routes/article.tsx", layout: "default", cachedBy: [] },
  { name: "faq", path: "faq", file: "routes/faq.tsx", layout: "default", cachedBy: [], brieflyCachedBy: ["q"] },
  { name: "question", path: "faq/:slug", file: "routes/question.tsx", layout: "page", cachedBy: [] },
  {
    name: "contacts",
    path: "contacts",
    file: "routes/contacts.tsx",
    layout: "default",
    cachedBy: [],
    notCachedWith: ["sent"],
  },
  {
    name: "iphone-reservation",
    path: "iphone-reservation",
    file: "routes/iphone-reservation.tsx",
    layout: "default",
    guards: ["marketplace"],
  },
  {
    name: "iphone-reservation-confirm",
    path: "iphone-reservation/confirm/:id",
    file: "routes/iphone-reservation-confirm.tsx",
    layout: "simple-layout",
    guards: ["marketplace"],
  },
  {
    name: "reservation-success",
    path: "reservation/success",
    file: "routes/reservation-success.tsx",
    layout: "simple-layout",
  },
  {
    name: "dev-components",
    path: "dev/components",
    file: "routes/dev-components.tsx",
    layout: "simple-layout",
    demoOnly: true,
  },
  { name: "pro-team", path: "pro/team", file: "routes/pro-team.tsx", ...FOR_MEMBERS },
  { name: "pro-statements", path: "pro/statements", file: "routes/pro-statements.tsx", ...FOR_MEMBERS },
  { name: "pro-invitation", path: "pro/invitation/:token", file: "routes/pro-join.tsx", layout: "simple-layout" },
  { name: "pro", path: "pro", file: "routes/pro.tsx", layout: "default", guards: ["pro"] },
  {
    name: "calculate",
    path: "calculate",
    file: "routes/calculate.tsx",
    layout: "calculate-page",
    needs: "forwarding",
  },
  { name: "content", path: "*", ...TEXT_PAGE },
];

/** The router's pattern of a page, to find its row. */
export const pagePattern = ({ path }: Pick<RouteEntry, "path">) => (path === "" ? ":locale?" : `:locale?/${path}`);

const page = ({ name, path, file }: RouteEntry) =>
  path === "" ? { id: name, index: true, file } : { id: name, path, file };

export default [
  // The status page is outside the shell, so that it works when the rest of the shop does not (ROUTE-25).
  { id: "status", path: ":locale?/status", file: "routes/status.tsx" },
  { id: "shell", path: ":locale?", file: "routes/shell.tsx", children: ROUTES.map(page) },
] satisfies RouteConfig;
