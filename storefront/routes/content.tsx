import { data, matchPath } from "react-router";
import { checkPayloadUrl } from "../../domain/calls/payload-url.ts";
import { withoutLocale } from "../../domain/locale/locale-path.ts";
import type { Language } from "../../domain/storefronts/storefront.ts";
import { api, visit } from "../context.ts";
import { ContentArticle } from "../features/content/content-article.tsx";
import { ROUTES_NOT_BUILT_YET } from "../routes.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/content";

/** ROUTE-47, ROUTE-48, ROUTE-52: a content page, or not found. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = params.locale as Language;
  const path = withoutLocale(url.pathname);
  // The call would reject such a path, so no page can exist there.
  if (path.length > 300 || checkPayloadUrl(path).kind !== "ok")
    return data({ page: null, isOpen: true }, { status: 404 });
  const { page } = await context.get(api).content.page({ slug: decodeURI(path.slice(1)), locale });
  if (page) {
    context.get(visit).tags.add("content");
    return { page, isOpen: true };
  }
  const isOpen = !ROUTES_NOT_BUILT_YET.some((pattern) => matchPath(`/${pattern}`, path));
  return data({ page: null, isOpen }, { status: 404 });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? <ContentArticle page={loaderData.page} /> : <NotFound isOpen={loaderData.isOpen} />;
}
