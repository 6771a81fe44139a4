/** How a question is answered: in words, by one of the answers it names, or with a picture or document. */
export const QUESTION_KINDS = ["text", "choice", "file"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Question {
  kind: QuestionKind;
  choices: readonly string[];
}

/** What is wrong with an answer; null when it answers the question. */
export function answerProblem(
  { kind, choices }: Question,
  { text, files }: { text: string; files: number },
): "validation.required" | "validation.choice" | null {
  if (kind === "file") return files > 0 ? null : "validation.required";
  if (kind === "choice") return choices.includes(text) ? null : "validation.choice";
  return text.trim() === "" ? "validation.required" : null;
}
