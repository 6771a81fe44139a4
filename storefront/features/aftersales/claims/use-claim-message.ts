import { useRevalidator } from "react-router";
import { uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { checkClaimText } from "#domain/aftersales/claims/claim-rules.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";

/** The form that answers a question, or opens a claim again: words, and files where there are any. */
export function useClaimMessage(call: "answer" | "reopen", name: string) {
  const { languageId: language_id } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  return useCallForm({
    read: (typed) => ({
      text: textOf(typed, "text"),
      files: uploadedFiles(typed, "files"),
      filesProblem: uploadsProblem(typed, "files"),
    }),
    check: ({ text, filesProblem }) => {
      const problem = checkClaimText(text, 1);
      return { ...(problem ? { text: problem } : {}), ...(filesProblem ? { files: filesProblem } : {}) };
    },
    send: async ({ text, files }) => {
      const context = { idempotencyKey: crypto.randomUUID() };
      await browserApi.claims[call]({ name, text, files, language_id }, { context });
      await revalidate();
    },
  });
}
