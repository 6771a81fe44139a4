import type { ContentPage } from "../../../contracts/calls/content.ts";
export function ContentArticle({ page }: { page: ContentPage }) {
  return <article><h1>{page.title}</h1></article>;
}
