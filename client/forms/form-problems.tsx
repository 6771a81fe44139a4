import type { RefObject } from "react";
import type { MessageKey } from "#i18n/message-key.ts";
import { Note } from "#ui/note.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { type BrokenField, fieldNamed } from "./use-call-form.ts";

interface FormProblemsProps {
  form: RefObject<HTMLFormElement | null>;
  broken: readonly BrokenField[];
  problem: MessageKey | null;
  /** The number of what is in the way; it follows the problem. */
  subject?: string | null;
}

/** Above the fields: the problem of the whole form, or links to the fields when several are wrong. */
export function FormProblems({ form, broken, problem, subject }: FormProblemsProps) {
  const t = useTranslate();
  if (problem) {
    return (
      <Note tone="bad" live>
        {t(problem)} {subject && <strong className="font-semibold">{subject}</strong>}
      </Note>
    );
  }
  if (broken.length < 2) return null;
  return (
    <Note tone="bad" live>
      {t("form.check-fields")}
      <ul className="mt-1 list-disc ps-4">
        {broken.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => fieldNamed(form.current, name)?.focus()}
              className="min-h-6 cursor-pointer align-top text-start underline"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
