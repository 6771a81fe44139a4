import type { RouteConfig } from "@react-router/dev/routes";
import type { GuardName } from "../domain/access/guards.ts";
import type { LayoutName } from "../domain/storefronts/storefront.ts";

export interface RouteEntry {
  /** What code and analytics call this page; modals close when it changes. */
  name: string;
  /** Without language: every route exists with and without one in front (LOCALE-01). */
  path: string;
  file: string;
  layout: LayoutName;
  guards?: readonly GuardName[];
  /** The query keys that the page depends on. Without them the page is never cached. */
  cachedBy?: readonly string[];
  /** Only where the demo business runs. */
  demoOnly?: true;
}

/** The whole table of pages inside the shell. `docs/architecture.md` tells how a row becomes a page. */
export const ROUTES: readonly RouteEntry[] = [
  { name: "home", path: "", file: "routes/home.tsx", layout: "index-page", cachedBy: [] },
  { name: "404", path: "404", file: "routes/not-found.tsx", layout: "default" },
  {
    name: "unsupported-browser",
    path: "unsupported-browser",
    file: "routes/unsupported-browser.tsx",
    layout: "simple-layout",
    cachedBy: [],
  },
  {
    name: "dev-components",
    path: "dev/components",
    file: "routes/dev-components.tsx",
    layout: "simple-layout",
    demoOnly: true,
  },
  { name: "content", path: "*", file: "routes/content.tsx", layout: "page", cachedBy: [] },
];

/** Pages of the specification that later work brings. Their addresses answer 404 and say so. */
export const ROUTES_NOT_BUILT_YET: readonly string[] = [
  "about-us",
  "warranty",
  "faq",
  "faq/:slug",
  "pro",
  "blog",
  "blog/:slug",
  "cart",
  "claim-form",
  "claim-form-pro",
  "c/*",
  "p/*",
  "search",
  "login",
  "register",
  "password-reset/:token",
  "invoice/:id",
  "invoice/decline",
  "invoice/accept",
  "payment/fail",
  "payment/accept",
  "payment/decline",
  "payment/:slug?",
  "quotes",
  "quotes/:slug",
  "confirm/:slug?",
  "success/:slug?",
  "tracking",
  "tracking/:id",
  "checkout/:slug?",
  "contacts",
  "dealzone",
  "marketplace",
  "site-pro",
  "site-pro-edit/:id",
  "site-pro-delivery",
  "site-pro-payment/*",
  "my-orders/*",
  "user-account",
  "delivery-addresses",
  "account-information",
  "order-form",
  "order-form/summary",
  "order-successful",
  "reservation/success",
  "reservation-policy",
  "iphone-reservation",
  "iphone-reservation/confirm/:id",
  "privacy-policy",
  "purchase-agreement",
  "create-order/*",
  "order-additional-info-needed/*",
  "market/product/*",
  "calculate",
  "quotes-all-stores",
  "payment-pay",
  "balance/pay",
  "tracking-number",
];

/** How the router names the address of a page, so that what is declared here can be found again. */
export const pagePattern = ({ path }: Pick<RouteEntry, "path">) => (path === "" ? ":locale?" : `:locale?/${path}`);

const page = ({ name, path, file }: RouteEntry) =>
  path === "" ? { id: name, index: true, file } : { id: name, path, file };

export default [
  // The status page stands outside the shell, so that it answers when the rest of the shop does not (ROUTE-25).
  { id: "status", path: ":locale?/status", file: "routes/status.tsx" },
  { id: "shell", path: ":locale?", file: "shell/shell.tsx", children: ROUTES.map(page) },
] satisfies RouteConfig;
