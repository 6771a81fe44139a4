import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { lookUp } from "#client/calls/look-up.ts";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { namedPayment } from "#domain/money/payments/named-payment.ts";
import { notFoundMessage } from "#domain/operations/errors/error-kinds.ts";
import {
  assertGuardName,
  type Decision,
  decide,
  type GuardFacts,
  type GuardName,
} from "#domain/people/access/guards.ts";
import { withLocale, withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { api, pageLanguage, reader, visit } from "../context.ts";
import type { RouteEntry } from "../route-entry.ts";
import { pagePattern, ROUTES } from "../routes.ts";

const MAX_SLUG_CHARACTERS = 500;
const MAX_QUOTE_CHARACTERS = 200;

interface GuardRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

type FactFinder<G extends GuardName> = (request: GuardRequest) => Promise<GuardFacts[G]> | GuardFacts[G];
type FactFinders = { readonly [G in GuardName]?: FactFinder<G> };

/** The category of the address; a slug that the call would reject has none. */
async function category({ params, context }: GuardRequest): Promise<GuardFacts["category"]> {
  const slug = params["*"] ?? "";
  if (slug === "" || slug.length > MAX_SLUG_CHARACTERS) return { resolution: { kind: "missing" } };
  const resolution = await context.get(api).catalog.findCategory({ slug, locale: pageLanguage(context) });
  if (resolution.kind === "missing") context.get(visit).tags.add("any-category");
  return { resolution };
}

function search({ url }: GuardRequest): GuardFacts["search"] {
  const { searchText, filters, letter } = readListing(url.searchParams);
  const hasFilter = letter !== null || Object.keys(filters).length > 0;
  return { searchText, hasFilter, rootCategoryPath: "/marketplace" };
}

/** The address of the page, also when only its data is requested. */
function auth({ url, context }: GuardRequest): GuardFacts["auth"] {
  return { signedIn: context.get(visit).isSignedIn, path: url.pathname + url.search };
}

function guest({ url, context }: GuardRequest): GuardFacts["guest"] {
  return { signedIn: context.get(visit).isSignedIn, redirect: url.searchParams.get("redirect") };
}

/** A checkout step needs the visitor's own checkout; without a slug it needs a filled cart (ROUTE-30). */
async function checkout({ params, context }: GuardRequest): Promise<GuardFacts["checkout"]> {
  const status = await context.get(api).checkout.status({ slug: params.slug });
  return { slug: params.slug, ownsCheckout: status.owns_checkout, cartItemCount: status.cart_item_count };
}

async function confirm({ params, context }: GuardRequest): Promise<GuardFacts["confirm"]> {
  const status = await context.get(api).checkout.status({ slug: params.slug });
  return { slug: params.slug, hasShipping: status.has_shipping, hasPayment: status.has_payment };
}

async function payment({ params, context }: GuardRequest): Promise<GuardFacts["payment"]> {
  const { slug } = params;
  const found = slug ? await lookUp(context.get(api).payments.status({ slug })) : null;
  const payable = found === "unknown" ? found : (found?.payable ?? "none");
  return { slug, payable, signedIn: context.get(visit).isSignedIn };
}

/** The return address of a provider: it only identifies the payment, its other parameters are ignored (T058). */
function paymentAccept({ url }: GuardRequest): GuardFacts["payment-accept"] {
  return { namesPayment: namedPayment(url.searchParams.get("payment")) !== "" };
}

/** Whether staff have published the page for this storefront, in any language (ROUTE-03, ROUTE-48). */
const contentPage = (slug: string) => async (request: GuardRequest) => {
  const locale = pageLanguage(request.context);
  const { page } = await request.context.get(api).content.page({ slug, locale });
  return { ...features(request), hasPage: page !== null };
};

/** A quote with a valid price: its customer's, or of a visitor with its address who is not signed in yet (ROUTE-49). */
async function createOrder({ params, context }: GuardRequest): Promise<GuardFacts["create-order"]> {
  const slug = params["*"] ?? "";
  if (slug === "" || slug.length > MAX_QUOTE_CHARACTERS) return { mayAccept: false, ownQuote: null };
  const { language } = context.get(reader);
  const found = await lookUp(context.get(api).quotes.get({ slug, language_id: language.id }));
  if (found === null || found === "unknown") return { mayAccept: false, ownQuote: null };
  const { state, is_owner } = found.quote;
  return { mayAccept: state === "quoted", ownQuote: is_owner ? slug : null };
}

/** Whether the visitor works for a company that is active now (ROUTE-06, ROUTE-33). */
async function pro({ url, context }: GuardRequest): Promise<GuardFacts["pro"]> {
  const { storefront, isSignedIn } = context.get(visit);
  const page = withoutLocale(url.pathname) === "/pro" ? "landing" : "desk";
  const isAsked = isSignedIn && storefront.features.includes("pro");
  const company = isAsked ? (await context.get(api).pro.get()).company : null;
  return { features: storefront.features, page, isActivePro: company?.state === "active" };
}

/** The parcels that a business is about to send; the page finds nothing for parcels of others (ROUTE-35). */
async function declaration({ url, context }: GuardRequest): Promise<GuardFacts["declaration"]> {
  const parcels = (url.searchParams.get("parcels") ?? "").split(",").filter(Boolean);
  const { language } = context.get(reader);
  const isAsked = parcels.length > 0 && context.get(visit).isSignedIn;
  const found = isAsked ? await lookUp(context.get(api).proDesk.delivery({ parcels, language_id: language.id })) : null;
  const cards = found === null || found === "unknown" ? [] : found.parcels;
  const selectedParcels = cards.map(({ number, declaration: status }) => {
    return { id: number, isDeclared: status === "complete" || status === "locked" };
  });
  return { ...features({ url, context, params: {} }), selectedParcels };
}

/** The server does not know the window's width: the page decides in the browser (ROUTE-38). */
const accountMobile = (): GuardFacts["account-mobile"] => ({ widthPx: undefined });

const features = ({ context }: GuardRequest) => ({ features: context.get(visit).storefront.features });

/** The source of each guard's facts. A guard whose feature is not built yet has none and cannot be used. */
const FACTS: FactFinders = {
  marketplace: features,
  quotes: features,
  tracking: features,
  dealzone: features,
  "about-us": contentPage("about-us"),
  "purchase-agreement": contentPage("purchase-agreement"),
  category,
  search,
  auth,
  guest,
  pro,
  declaration,
  "account-mobile": accountMobile,
  checkout,
  confirm,
  payment,
  "payment-accept": paymentAccept,
  "order-form-auth": features,
  "create-order": createOrder,
};

type Guard = (request: GuardRequest) => Promise<Decision>;

/** ROUTE-54: an unknown guard in the table throws here, at server start. */
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
  if (!findFacts) throw new Error(`The guard ${name} has no source of its facts yet`);
  return async (request) => decide(name, await findFacts(request));
}

const GUARDS = compileGuards(ROUTES);
const NEEDS = new Map(ROUTES.map((route) => [pagePattern(route), route.needs]));
const DEMO_ONLY = new Set(ROUTES.filter(({ demoOnly }) => demoOnly).map(pagePattern));

/** Runs a page's guards in the order of its row, before its loaders; also when only its data is requested. */
export const guardPages: MiddlewareFunction<Response> = async ({ url, params, pattern, context }, next) => {
  if (DEMO_ONLY.has(pattern) && !context.get(visit).demo) refuse(url);
  for (const guard of GUARDS.get(pattern) ?? []) {
    const decision = await guard({ url, params, context });
    if (decision.kind === "not-found") refuse(url);
    if (decision.kind === "redirect") {
      const { to, status = 302 } = decision;
      // A category under its present name is the same page: filters, sort and campaign still belong to it.
      throw redirect(withLocale(to, pageLanguage(context)) + (status === 301 ? url.search : ""), status);
    }
  }
  const needed = NEEDS.get(pattern);
  if (needed && !context.get(visit).storefront.features.includes(needed)) refuse(url);
  return next();
};

/** ERROR-02: a page that refuses its address is a fatal 404, shown full-screen. */
function refuse(url: URL): never {
  throw data(notFoundMessage("route-validation", withoutLocale(url.pathname)), { status: 404 });
}
