import { Download } from "lucide-react";
import { useState } from "react";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkRequired } from "#domain/shared/forms/validation.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { PasswordField } from "#ui/password-field.tsx";

interface Archive {
  download_path: string;
  expires_at: string;
}

/** T129: the password is exchanged for a temporary download link. */
export function ExportForm() {
  const t = useTranslate();
  const [archive, setArchive] = useState<Archive | null>(null);
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ password: textOf(typed, "password") }),
    check: ({ password }) => brokenFields({ password: checkRequired(password) }),
    send: async (fields) => setArchive(await browserApi.account.exportMyData(fields)),
  });
  if (archive) return <ArchiveLink archive={archive} />;
  return (
    <form {...props} className="grid gap-4">
      <FormProblems {...state} />
      <div className="flex flex-wrap items-end gap-3 has-aria-invalid:items-center">
        <PasswordField
          {...field("password")}
          label={t("account.contact.password")}
          showText={t("auth.password.show")}
          hideText={t("auth.password.hide")}
          autoComplete="current-password"
          className="grow basis-60 md:max-w-90"
        />
        <Button
          type="submit"
          variant="outline"
          busy={busy}
          busyLabel={t("account.data.busy")}
          className="max-sm:w-full"
        >
          {t("account.data.save")}
        </Button>
      </div>
    </form>
  );
}

function ArchiveLink({ archive }: { archive: Archive }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <Note tone="ok" live>
      <p>{t("account.data.ready", { time: time(archive.expires_at) })}</p>
      <a href={archive.download_path} download className={`mt-3 ${buttonClass({ size: "sm" })}`}>
        <Download aria-hidden="true" />
        {t("account.data.download")}
      </a>
    </Note>
  );
}
