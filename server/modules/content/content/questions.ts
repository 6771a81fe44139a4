import type { QuestionGroup } from "#contracts/shop/content/content.ts";
import { presentQuestion } from "./presenter.ts";
import { listGroups, listQuestions, type Reading } from "./reading.ts";

/** Every question with its answer, in the groups and the order of staff. */
export async function listQuestionGroups(reading: Reading): Promise<QuestionGroup[]> {
  const [groups, questions] = await Promise.all([listGroups(reading, "question"), listQuestions(reading)]);
  const byGroup = Map.groupBy(questions, ({ groupKey }) => groupKey);
  return groups.map(({ key, slug, name }) => ({
    key,
    slug,
    name,
    questions: (byGroup.get(key) ?? []).map((question) => presentQuestion(reading, question)),
  }));
}
