import { ArticlePage } from "../features/content/content/article-page.tsx";
import { loadPreview } from "../features/content/content/data/load-preview.ts";
import { DraftStrip } from "../features/content/content/draft-strip.tsx";
import { QuestionPage } from "../features/content/content/questions/question-page.tsx";
import { TextPage } from "../features/content/content/text-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/preview";

/** CONTENT-01: a text before it is published, on the page that it will have. */
export function loader(args: Route.LoaderArgs) {
  return loadPreview(args);
}

export default function Preview({ loaderData: { preview, cards } }: Route.ComponentProps) {
  if (!preview) return <NotFound />;
  return (
    <>
      <DraftStrip until={preview.expires_at} />
      {preview.kind === "article" && (
        <div data-wide>
          <ArticlePage article={preview.text} cards={cards} />
        </div>
      )}
      {preview.kind === "question" && <QuestionPage question={preview.text} cards={cards} />}
      {preview.kind === "page" && <TextPage page={preview.text} cards={cards} />}
    </>
  );
}
