import type { RouterContextProvider } from "react-router";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import { visit } from "../../context.ts";

/** Marks a page as showing these entries, or all of a kind, so that it is made anew when they change. */
export function tagContent(context: Readonly<RouterContextProvider>, ...shown: (number | ContentKind)[]): void {
  const { storefront, tags } = context.get(visit);
  for (const one of shown) tags.add(`content:${storefront.code}:${one}`);
}
