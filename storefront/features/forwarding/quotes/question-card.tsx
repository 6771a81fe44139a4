import { useId } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { answerProblem } from "#domain/forwarding/quotes/quote-question.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";
import { AnswerChoice } from "./answer-choice.tsx";

/** FORWARDING-04: what staff ask, and the answer in words, by a choice or with a file; it ends with its modal (MODAL-01). */
export function QuestionCard({ quote }: { quote: QuoteDetails }) {
  const t = useTranslate();
  const id = useId();
  const { deadline } = useMomentText();
  const [asked] = quote.questions;
  const answer = useAnswer(quote);
  if (!asked) return null;
  const { props, field, busy, form, broken, problem } = answer;
  return (
    <section aria-labelledby={id} className="rounded-panel border-2 border-warn bg-surface p-5 md:p-6">
      <form {...props} className="grid gap-4">
        <h2 id={id} className="type-h3 wrap-anywhere">
          {asked.question}
        </h2>
        <FormProblems form={form} broken={broken} problem={problem} />
        {asked.kind === "choice" && <AnswerChoice {...field("text")} choices={asked.choices} />}
        {asked.kind === "text" && (
          <TextareaField {...field("text")} label={t("quotes.question.answer")} maxLength={2_000} />
        )}
        {asked.kind === "file" && (
          <UploadField {...field("files")} label={t("quotes.question.file")} purpose="quote-answer" />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-sm text-ink2">
            {quote.answer_until && t("quotes.question.until", { until: deadline(quote.answer_until) })}
          </p>
          <Button type="submit" busy={busy}>
            {t("quotes.question.send")}
          </Button>
        </div>
      </form>
    </section>
  );
}

function useAnswer({ slug, number, email, questions: [asked] }: QuoteDetails) {
  const { locale, config } = usePageData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallForm({
    read: (typed) => ({
      text: textOf(typed, "text").trim(),
      files: uploadedFiles(typed, "files"),
      filesProblem: uploadsProblem(typed, "files"),
    }),
    check: ({ text, files, filesProblem }) => {
      const wrong = asked && answerProblem(asked, { text, files: files.length });
      return {
        ...(wrong ? { [asked.kind === "file" ? "files" : "text"]: wrong } : {}),
        ...(filesProblem ? { files: filesProblem } : {}),
      };
    },
    send: async ({ text, files }) => {
      const context = { idempotencyKey: crypto.randomUUID() };
      const input = { slug, language_id: config.searchKeys.languageId, question: asked?.id ?? 0, text, files };
      await browserApi.quotes.answer(input, { context });
      // An answered question leads to the quote's page, and a change of the page would close the modal: so afterwards.
      openModal(
        "additional-info-success",
        {
          quoteNumber: number,
          email: email ?? "",
          onBackToQuotes: () => void navigate(withLocale("/quotes", locale)),
        },
        () => void revalidate(),
      );
    },
  });
}
