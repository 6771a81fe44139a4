import { useId } from "react";
import { UploadField } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";
import { CLAIM_TEXT } from "#domain/aftersales/claims/claim-rules.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";
import { useClaimMessage } from "./use-claim-message.ts";

/** The question of staff, amber as in a quote, with a form for text and files. */
export function AnswerForm({ claim, name }: { claim: ClaimView; name: string }) {
  const t = useTranslate();
  const id = useId();
  const { props, field, busy, form, broken, problem } = useClaimMessage("answer", name);
  return (
    <section aria-labelledby={id} className="rounded-panel border-2 border-warn bg-surface p-5 md:p-6">
      <form {...props} className="grid gap-4">
        <h2 id={id} className="type-h3 whitespace-pre-line wrap-anywhere">
          {claim.question}
        </h2>
        <FormProblems form={form} broken={broken} problem={problem} />
        <TextareaField {...field("text")} label={t("claim.answer")} maxLength={CLAIM_TEXT.max} />
        <UploadField
          {...field("files")}
          label={t("claim.files")}
          purpose="claim-evidence"
          alreadyThere={claim.files.length}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink2">
            {claim.answer_until && t("claim.answer-until", { day: claim.answer_until })}
          </p>
          <Button type="submit" busy={busy}>
            {t("claim.answer-send")}
          </Button>
        </div>
      </form>
    </section>
  );
}
