import { ArticlePage } from "../features/content/content/article-page.tsx";
import { loadArticle } from "../features/content/content/data/load-article.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/article";

/** ROUTE-07 */
export function loader(args: Route.LoaderArgs) {
  return loadArticle(args);
}

export default function Article({ loaderData: { article, cards } }: Route.ComponentProps) {
  return article ? <ArticlePage article={article} cards={cards} /> : <NotFound />;
}
