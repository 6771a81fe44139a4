import { loadQuestion } from "../features/content/content/data/load-question.ts";
import { QuestionPage } from "../features/content/content/questions/question-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/question";

/** ROUTE-05 */
export function loader(args: Route.LoaderArgs) {
  return loadQuestion(args);
}

export default function Question({ loaderData: { question, cards } }: Route.ComponentProps) {
  return question ? <QuestionPage question={question} cards={cards} /> : <NotFound />;
}
