import { type RouterContextProvider, redirect } from "react-router";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { pageLanguage } from "#storefront/context.ts";

/** The arguments of this feature's loaders. */
export interface ContentRequest<Params extends object = object> {
  url: URL;
  params: Params;
  context: Readonly<RouterContextProvider>;
}

type Found<Text> = { kind: "found"; text: Text } | { kind: "moved"; slug: string } | { kind: "missing" };

/** The text of an address, or null; an earlier address redirects permanently to the present one. */
export function textOf<Text>(
  found: Found<Text>,
  { url, context }: ContentRequest,
  pathOf: (slug: string) => string,
): Text | null {
  if (found.kind === "moved") throw redirect(withLocale(pathOf(found.slug), pageLanguage(context)) + url.search, 301);
  return found.kind === "found" ? found.text : null;
}
