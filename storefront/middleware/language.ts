import { type MiddlewareFunction, redirect } from "react-router";
import { decideLocale } from "#domain/shared/locale/locale-path.ts";
import { reader, visit } from "../context.ts";
import { pageReader } from "../render/page-reader.ts";

/** LOCALE-02: a page's address always begins with a language of its storefront. */
export const languageInPath: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const current = context.get(visit);
  const { storefront, savedLocale, hostDefaultLanguage } = current;
  const decision = decideLocale({
    pathname: url.pathname,
    search: url.search,
    saved: savedLocale,
    hostDefault: hostDefaultLanguage,
    languages: storefront.languages.map(({ iso_code }) => iso_code),
  });
  if (decision.kind === "redirect") throw redirect(decision.location);
  context.set(reader, pageReader(current, url));
  return next();
};
