import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";

export interface Proved {
  about: ClaimableView;
  email?: string | undefined;
}

interface LookupFormProps {
  number: string;
  onFound: (proved: Proved) => void;
}

/** T061: a number and the address that it was ordered with; what is not found is answered alike. */
export function LookupForm({ number: filled, onFound }: LookupFormProps) {
  const t = useTranslate();
  const { languageId: language_id } = usePageData().config.searchKeys;
  const { props, field, busy, problem, ...state } = useCallForm({
    read: (typed) => ({ number: textOf(typed, "number").trim(), email: textOf(typed, "email").trim() }),
    check: ({ number, email }) => ({
      ...(number === "" ? { number: "validation.required" as const } : {}),
      ...(email === "" ? { email: "validation.required" as const } : {}),
    }),
    send: async ({ number, email }) =>
      onFound({ about: await browserApi.claims.find({ number, email, language_id }), email }),
  });
  const isUnknown = problem === "error.call.not-found";
  return (
    <form {...props} className="grid gap-5">
      {isUnknown && (
        <Note tone="bad" live>
          {t("claim.not-found")}
        </Note>
      )}
      <FormProblems {...state} problem={isUnknown ? null : problem} />
      <TextField
        {...field("number")}
        defaultValue={filled}
        maxLength={20}
        autoComplete="off"
        label={t("claim.number")}
        help={t("claim.number-hint")}
      />
      <TextField {...field("email")} type="email" maxLength={254} autoComplete="email" label={t("claim.email")} />
      <Button type="submit" busy={busy} busyLabel={t("claim.find-busy")} className="sm:justify-self-start">
        {t("claim.find")}
      </Button>
    </form>
  );
}
