import { useRevalidator } from "react-router";
import { UploadField, uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";

/** The answer to customs: text and documents. */
export function CustomsAnswer({ request: { slug, customs_question } }: { request: RequestDetails }) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { props, field, busy, form, broken, problem } = useCallForm({
    read: (typed) => ({
      text: textOf(typed, "text").trim(),
      files: uploadedFiles(typed, "files"),
      filesProblem: uploadsProblem(typed, "files"),
    }),
    check: ({ text, filesProblem }) => ({
      ...(text === "" ? { text: "validation.required" as const } : {}),
      ...(filesProblem ? { files: filesProblem } : {}),
    }),
    send: async ({ text, files }) => {
      const context = { idempotencyKey: crypto.randomUUID() };
      await browserApi.forwardRequests.answer({ slug, language_id: languageId, text, files }, { context });
      await revalidate();
    },
  });
  return (
    <form {...props} className="grid gap-4">
      <FormProblems form={form} broken={broken} problem={problem} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextareaField {...field("text")} label={t("forwarding.customs.text")} />
        <UploadField
          {...field("files")}
          label={t("forwarding.customs.files")}
          purpose="customs-document"
          alreadyThere={customs_question?.files.length ?? 0}
        />
      </div>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("forwarding.customs.send")}
      </Button>
    </form>
  );
}
