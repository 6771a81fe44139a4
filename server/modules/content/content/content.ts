import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { CachingDeps } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { createBlogLanguages } from "./blog-languages.ts";
import { createContentCalls } from "./calls.ts";
import { sweepPreviews } from "./entries/preview.ts";
import { turnContentClock } from "./entries/publish.ts";
import { termsBy } from "./entries/terms-of.ts";
import { type FigureDeps, figuresBy } from "./figures/content-figures.ts";
import { indexMovedTexts } from "./search/index-texts.ts";
import { createVocabulary } from "./search/vocabulary.ts";
import { createStaffContentCalls } from "./staff-calls.ts";

interface ContentDeps extends CachingDeps, FigureDeps {
  db: Database;
  directory: Pick<StorefrontDirectory, "all">;
  jobs: Pick<Jobs, "schedule">;
}

/** Publishes what is scheduled, and takes away what has ended. */
const CONTENT_CLOCK = roundOf("content-clock", { expiresAfterSeconds: 60 });

/** Articles, questions and pages: what people read (CONTENT-01). */
export async function createContent(deps: ContentDeps) {
  const { db, jobs, changes, now } = deps;
  await indexMovedTexts(db);
  const { hasArticles, onChange } = await createBlogLanguages(deps);
  const figuresFor = figuresBy(deps);
  return {
    calls: createContentCalls({ figuresFor, vocabulary: createVocabulary(changes), now }),
    staffCalls: createStaffContentCalls(deps),
    figuresFor,
    termsOf: termsBy(figuresFor),
    hasArticles,
    onBlogChange: onChange,
    sweep: () => sweepPreviews(db, now()),
    /** Starts the schedule. */
    work: () => jobs.schedule(CONTENT_CLOCK, EVERY_MINUTE, () => turnContentClock(db, now())),
  };
}
export type Content = Awaited<ReturnType<typeof createContent>>;
