import { applyRouteRule } from "../../../domain/access/route-rules.ts";
import { cleanPath, splitTarget } from "../../../domain/locale/clean-path.ts";
import { withoutLocale } from "../../../domain/locale/locale-path.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { findRules } from "./route-rule-store.ts";

/** ROUTE-55: where a path leads to by the rules of staff. */
export async function findRouteRule(context: CallContext, target: string) {
  const { path } = splitTarget(target);
  const rules = await findRules(context.db, context.storefront.code, spellings(path));
  const outcome = applyRouteRule(rules, path, context.storefront.redirectHosts, URL.parse);
  if (outcome.kind === "none") return null;
  if (outcome.kind === "refused") {
    context.log.warn({ path, target: outcome.target }, "route rule refused: its host is not on the allow-list");
    return null;
  }
  if (outcome.kind === "external") context.log.warn({ path, target: outcome.to }, "route rule leads off the site");
  return { to: outcome.to, status: outcome.status, external: outcome.kind === "external" };
}

/** A rule is for all languages or for one, and its path may be written percent-encoded or not. */
function spellings(path: string): string[] {
  const paths = [cleanPath(path), withoutLocale(path)];
  return [...new Set([...paths, ...paths.map(decodePath)])];
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
