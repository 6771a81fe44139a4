/** How a question is answered: with a text, with one of its choices, or with a picture or document. */
export const QUESTION_KINDS = ["text", "choice", "file"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Question {
  kind: QuestionKind;
  choices: readonly string[];
}

/** The problem of an answer; null when it answers the question. */
export function answerProblem(
  { kind, choices }: Question,
  { text, files }: { text: string; files: number },
): "validation.required" | "validation.choice" | null {
  if (kind === "file") return files > 0 ? null : "validation.required";
  if (kind === "choice") return choices.includes(text) ? null : "validation.choice";
  return text.trim() === "" ? "validation.required" : null;
}
