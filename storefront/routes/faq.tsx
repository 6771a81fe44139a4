import { loadFaq } from "../features/content/content/data/load-faq.ts";
import { FaqPage } from "../features/content/content/questions/faq-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/faq";

/** ROUTE-05 */
export function loader(args: Route.LoaderArgs) {
  return loadFaq(args);
}

export default function Faq({ loaderData: { faq } }: Route.ComponentProps) {
  return faq ? <FaqPage faq={faq} /> : <NotFound />;
}
