import { data, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { assertGuardName, type Decision, decide, type GuardFacts, type GuardName } from "../../domain/access/guards.ts";
import { notFoundMessage } from "../../domain/errors/error-kinds.ts";
import { withLocale, withoutLocale } from "../../domain/locale/locale-path.ts";
import type { Language } from "../../domain/storefronts/storefront.ts";
import { visit } from "../context.ts";
import { ROUTES } from "../routes.ts";

interface GuardRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

type FactFinder<G extends GuardName> = (request: GuardRequest) => Promise<GuardFacts[G]> | GuardFacts[G];

const features = ({ context }: GuardRequest) => ({ features: context.get(visit).storefront.features });

/** How a guard learns what it decides on. A guard whose feature is not built yet has none and cannot be used. */
const FACTS: { readonly [G in GuardName]?: FactFinder<G> } = {
  marketplace: features,
  quotes: features,
  tracking: features,
  dealzone: features,
};

/** ROUTE-54: the guards of a route as middleware. An unknown one throws here, which is while the server starts. */
export function guardsOf(routeName: string, table = ROUTES): MiddlewareFunction<Response>[] {
  const route = table.find(({ name }) => name === routeName);
  if (!route) throw new Error(`No route is called ${routeName}`);
  return (route.guards ?? []).map((name) => guard(assertGuardName(name)));
}

function guard<G extends GuardName>(name: G): MiddlewareFunction<Response> {
  const findFacts = FACTS[name] as FactFinder<G> | undefined;
  if (!findFacts) throw new Error(`The guard ${name} has no way to learn its facts yet`);
  return async ({ url, params, context }, next) => {
    const locale = params.locale as Language;
    apply(decide(name, await findFacts({ url, locale, context })), url, locale);
    return next();
  };
}

function apply(decision: Decision, url: URL, locale: Language): void {
  if (decision.kind === "redirect") throw redirect(withLocale(decision.to, locale), decision.status ?? 302);
  if (decision.kind === "not-found") {
    // ERROR-02: a route that refuses its address is a fatal 404; the reader sees the full-screen page.
    throw data(notFoundMessage("route-validation", withoutLocale(url.pathname)), { status: 404 });
  }
}
