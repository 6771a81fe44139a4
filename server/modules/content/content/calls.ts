import { contentPath } from "#domain/content/content/content-path.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { listBlog } from "./articles.ts";
import { readPreview } from "./entries/preview.ts";
import { type Figures, withFigures } from "./figures/figures.ts";
import {
  presentArticle,
  presentCard,
  presentPage,
  presentQuestion,
  presentQuestionLink,
  presentTopic,
} from "./presenter.ts";
import { listQuestionGroups } from "./questions.ts";
import { findBySlug, listByIds, type Reading, seasonArticle } from "./reading.ts";
import { searchTexts, type Vocabulary } from "./search/search.ts";
import { vote } from "./vote.ts";

interface ContentCallDeps {
  now(): Date;
  figuresFor: (reading: Reading) => Figures;
  vocabulary: Vocabulary;
}

export function createContentCalls({ figuresFor, vocabulary, now }: ContentCallDeps) {
  const filled = <T>(reading: Reading, value: T) => withFigures(value, figuresFor(reading));
  return {
    /** ROUTE-52: also by an earlier slug; the page says which one it has now. */
    page: calls.content.page.handler(async ({ input, context }) => {
      const found = await findBySlug(context, "page", input.slug);
      const present = found.kind === "moved" ? await findBySlug(context, "page", found.slug) : found;
      return { page: present.kind === "found" ? filled(context, presentPage(context, present.entry)) : null };
    }),

    articles: calls.content.articles.handler(async ({ input, context }) =>
      filled(context, await listBlog(context, input)),
    ),

    article: calls.content.article.handler(async ({ input, context }) => {
      const found = await findBySlug(context, "article", input.slug);
      if (found.kind !== "found") return found;
      const related = await listByIds(context, "article", found.entry.related);
      return { kind: "found", text: filled(context, presentArticle(context, found.entry, related)) };
    }),

    questions: calls.content.questions.handler(async ({ context }) => {
      const season = await seasonArticle(context);
      return {
        groups: filled(context, await listQuestionGroups(context)),
        season: season && filled(context, presentCard(context, season)),
      };
    }),

    question: calls.content.question.handler(async ({ input, context }) => {
      const found = await findBySlug(context, "question", input.slug);
      if (found.kind !== "found") return found;
      const related = await listByIds(context, "question", found.entry.related);
      const question = {
        ...presentQuestion(context, found.entry),
        group: presentTopic(found.entry),
        related: related.map((one) => presentQuestionLink(context, one)),
      };
      return { kind: "found", text: filled(context, question) };
    }),

    search: calls.content.search.handler(async ({ input, context }) => {
      const found = await searchTexts(context, vocabulary, input);
      return { hits: filled(context, found).map((hit) => ({ ...hit, path: contentPath(hit) })) };
    }),

    preview: calls.content.preview.handler(async ({ input, context }) => ({
      preview: filled(context, await readPreview(context, input.token, now())),
    })),

    vote: calls.content.vote.handler(async ({ input, context }) => {
      await vote(context, input);
      return { helped: input.helped };
    }),
  };
}
