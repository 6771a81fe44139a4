import { type MiddlewareFunction, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { checkPayloadUrl } from "#domain/shared/calls/payload-url.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader, visit } from "../context.ts";

/** ROUTE-55: before any page answers that it is not found, a rule of staff may lead elsewhere, or say that it is gone. */
export const askRouteRules: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const { tags } = context.get(visit);
  tags.add("route-rules");
  const rule = await findRule(url, context);
  if (!rule) return response;
  // The server counts how often a rule is followed.
  tags.add(`route-rule:${rule.id}`);
  if (rule.to === null || rule.status === 410) return gone(response);
  await response.body?.cancel();
  const to = withQuery(new URL(rule.to, url.origin), url.searchParams);
  if (rule.external) throw redirectDocument(to.href, rule.status);
  const locale = context.get(reader).language.iso_code;
  throw redirect(withLocale(to.pathname + to.search + to.hash, locale), rule.status);
};

async function findRule({ pathname }: URL, context: Readonly<RouterContextProvider>) {
  // The call would reject such a path, so no rule can be for it.
  if (checkPayloadUrl(pathname).kind !== "ok") return null;
  return (await context.get(api).content.routeRule({ path: pathname })).rule;
}

/** The same page with the status that makes search engines forget the address. */
async function gone(response: Response): Promise<Response> {
  return new Response(await response.bytes(), { status: 410, headers: response.headers });
}

/** The visitor's query goes along, except for keys that the rule's own target sets. */
function withQuery(to: URL, query: URLSearchParams): URL {
  const set = new Set(to.searchParams.keys());
  for (const [key, value] of query) if (!set.has(key)) to.searchParams.append(key, value);
  return to;
}
