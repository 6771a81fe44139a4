import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { FieldLine } from "#ui/field-frame.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";

interface AnswerChoiceProps {
  name: string;
  choices: readonly string[];
  error: string | undefined;
}

/** One of the answers that a question names. */
export function AnswerChoice({ name, choices, error }: AnswerChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  return (
    <div>
      <RadioCardGroup legend={t("quotes.question.answer")} hideLegend>
        {choices.map((choice) => (
          <RadioCard
            key={choice}
            name={name}
            value={choice}
            title={choice}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
          />
        ))}
      </RadioCardGroup>
      <FieldLine id={errorId} error={error} />
    </div>
  );
}
