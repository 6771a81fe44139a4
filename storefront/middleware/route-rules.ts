import { type MiddlewareFunction, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { checkPayloadUrl } from "../../domain/calls/payload-url.ts";
import { withLocale } from "../../domain/locale/locale-path.ts";
import { api, reader } from "../context.ts";

/** ROUTE-55: before any page answers that it is not found, a rule of staff may lead elsewhere. */
export const askRouteRules: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const elsewhere = await findRedirect(url, context);
  if (!elsewhere) return response;
  await response.body?.cancel();
  throw elsewhere;
};

async function findRedirect(url: URL, context: Readonly<RouterContextProvider>): Promise<Response | null> {
  // The call would reject such a path, so no rule can be for it.
  if (checkPayloadUrl(url.pathname).kind !== "ok") return null;
  const { rule } = await context.get(api).content.routeRule({ path: url.pathname });
  if (!rule) return null;
  const to = withQuery(new URL(rule.to, url.origin), url.searchParams);
  if (rule.external) return redirectDocument(to.href, rule.status);
  const locale = context.get(reader).language.iso_code;
  return redirect(withLocale(to.pathname + to.search + to.hash, locale), rule.status);
}

/** The visitor's query goes along, except for keys that the rule's own target sets. */
function withQuery(to: URL, query: URLSearchParams): URL {
  const set = new Set(to.searchParams.keys());
  for (const [key, value] of query) if (!set.has(key)) to.searchParams.append(key, value);
  return to;
}
