import { loadText } from "../features/content/content/data/load-text.ts";
import { TextPage } from "../features/content/content/text-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/content";

/** ROUTE-03, ROUTE-04, ROUTE-47, ROUTE-48, ROUTE-52: a content page, or not found. */
export function loader(args: Route.LoaderArgs) {
  return loadText(args);
}

export default function Content({ loaderData: { page, cards } }: Route.ComponentProps) {
  return page ? <TextPage page={page} cards={cards} /> : <NotFound />;
}
