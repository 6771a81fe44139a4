import { matchPath, useLocation } from "react-router";
import { withoutLocale } from "../../domain/locale/locale-path.ts";
import { loadText } from "../features/content/load-text.ts";
import { TextPage } from "../features/content/text-page.tsx";
import { ROUTES_NOT_BUILT_YET } from "../routes.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/content";

/** ROUTE-03, ROUTE-04, ROUTE-47, ROUTE-48, ROUTE-52: a content page, or not found. */
export function loader(args: Route.LoaderArgs) {
  return loadText(args);
}

export default function Content({ loaderData: { page, cards } }: Route.ComponentProps) {
  const path = withoutLocale(useLocation().pathname);
  if (page) return <TextPage page={page} cards={cards} />;
  return <NotFound isOpen={!ROUTES_NOT_BUILT_YET.some((pattern) => matchPath(`/${pattern}`, path))} />;
}
