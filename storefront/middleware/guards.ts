import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { assertGuardName, type Decision, decide, type GuardFacts, type GuardName } from "../../domain/access/guards.ts";
import { notFoundMessage } from "../../domain/errors/error-kinds.ts";
import { readListing } from "../../domain/listing/listing-query.ts";
import { withLocale, withoutLocale } from "../../domain/locale/locale-path.ts";
import type { Language } from "../../domain/storefronts/storefront.ts";
import { api, visit } from "../context.ts";
import { pagePattern, ROUTES, type RouteEntry } from "../routes.ts";

const MAX_SLUG_CHARACTERS = 500;
const MAX_REFERENCE_CHARACTERS = 100;

interface GuardRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

type FactFinder<G extends GuardName> = (request: GuardRequest) => Promise<GuardFacts[G]> | GuardFacts[G];
type FactFinders = { readonly [G in GuardName]?: FactFinder<G> };

/** What an address's category is; one that no call would take is none. */
async function category({ params, context }: GuardRequest): Promise<GuardFacts["category"]> {
  const slug = params["*"] ?? "";
  if (slug === "" || slug.length > MAX_SLUG_CHARACTERS) return { resolution: { kind: "missing" } };
  return { resolution: await context.get(api).catalog.findCategory({ slug, locale: params.locale as Language }) };
}

function search({ url }: GuardRequest): GuardFacts["search"] {
  const { searchText, filters, letter } = readListing(url.searchParams);
  const hasFilter = letter !== null || Object.keys(filters).length > 0;
  return { searchText, hasFilter, rootCategoryPath: "/marketplace" };
}

/** The address of the page itself, also when only its data is asked for. */
function auth({ url, context }: GuardRequest): GuardFacts["auth"] {
  return { signedIn: context.get(visit).isSignedIn, path: url.pathname + url.search };
}

function guest({ url, context }: GuardRequest): GuardFacts["guest"] {
  return { signedIn: context.get(visit).isSignedIn, redirect: url.searchParams.get("redirect") };
}

/** A step of a checkout needs it to be one's own; without a slug it needs something in the cart (ROUTE-30). */
async function checkout({ params, context }: GuardRequest): Promise<GuardFacts["checkout"]> {
  const standing = await context.get(api).checkout.standing({ slug: params.slug });
  return { slug: params.slug, ownsCheckout: standing.owns_checkout, cartItemCount: standing.cart_item_count };
}

async function confirm({ params, context }: GuardRequest): Promise<GuardFacts["confirm"]> {
  const standing = await context.get(api).checkout.standing({ slug: params.slug });
  return { slug: params.slug, hasShipping: standing.has_shipping, hasPayment: standing.has_payment };
}

async function payment({ params, context }: GuardRequest): Promise<GuardFacts["payment"]> {
  const { slug } = params;
  const { payable } = slug ? await context.get(api).payments.standing({ slug }) : { payable: "none" as const };
  return { slug, payable, signedIn: context.get(visit).isSignedIn };
}

/** Where a provider sends people back to; the address only names the payment, whatever else it claims (T058). */
async function paymentAccept({ url, context }: GuardRequest): Promise<GuardFacts["payment-accept"]> {
  const reference = url.searchParams.get("payment");
  if (!reference || reference.length > MAX_REFERENCE_CHARACTERS) return { hasPayment: false };
  const found = await context
    .get(api)
    .payments.state({ payment: reference })
    .catch(() => null);
  return { hasPayment: found !== null };
}

/** Staff have written the page for this storefront, in whatever language its readers get it (ROUTE-48). */
async function purchaseAgreement(request: GuardRequest): Promise<GuardFacts["purchase-agreement"]> {
  const locale = request.params.locale as Language;
  const { page } = await request.context.get(api).content.page({ slug: "purchase-agreement", locale });
  return { ...features(request), hasPage: page !== null };
}

/** A request does not tell how wide its window is: the page itself decides, in the browser (ROUTE-38). */
const accountMobile = (): GuardFacts["account-mobile"] => ({ widthPx: undefined });

const features = ({ context }: GuardRequest) => ({ features: context.get(visit).storefront.features });

/** How a guard learns what it decides on. One whose feature is not built yet has none and cannot be used. */
const FACTS: FactFinders = {
  marketplace: features,
  quotes: features,
  tracking: features,
  dealzone: features,
  "purchase-agreement": purchaseAgreement,
  category,
  search,
  auth,
  guest,
  "account-mobile": accountMobile,
  checkout,
  confirm,
  payment,
  "payment-accept": paymentAccept,
};

type Guard = (request: GuardRequest) => Promise<Decision>;

/** ROUTE-54: a guard that the table names but nobody knows throws here, which is while the server starts. */
export function compileGuards(
  table: readonly Pick<RouteEntry, "path" | "guards">[],
  facts: FactFinders = FACTS,
): ReadonlyMap<string, readonly Guard[]> {
  return new Map(
    table.map((route) => [
      pagePattern(route),
      (route.guards ?? []).map((name) => compile(assertGuardName(name), facts)),
    ]),
  );
}

function compile<G extends GuardName>(name: G, facts: FactFinders): Guard {
  const findFacts = facts[name];
  if (!findFacts) throw new Error(`The guard ${name} has no way to learn its facts yet`);
  return async (request) => decide(name, await findFacts(request));
}

const GUARDS = compileGuards(ROUTES);
const DEMO_ONLY = new Set(ROUTES.filter(({ demoOnly }) => demoOnly).map(pagePattern));

/** Runs a page's guards, in the order of its row, before any of its loaders; also when its data alone is asked for. */
export const guardPages: MiddlewareFunction<Response> = async ({ url, params, pattern, context }, next) => {
  if (DEMO_ONLY.has(pattern) && !context.get(visit).demo) refuse(url);
  for (const guard of GUARDS.get(pattern) ?? []) {
    const decision = await guard({ url, params, context });
    if (decision.kind === "not-found") refuse(url);
    if (decision.kind === "redirect") {
      throw redirect(withLocale(decision.to, params.locale as Language), decision.status ?? 302);
    }
  }
  return next();
};

/** ERROR-02: a page that refuses its address is a fatal 404; the reader sees the full-screen page. */
function refuse(url: URL): never {
  throw data(notFoundMessage("route-validation", withoutLocale(url.pathname)), { status: 404 });
}
