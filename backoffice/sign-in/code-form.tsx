import { useEffect } from "react";
import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";

interface CodeFormProps {
  /** The code of the authenticator app; in the demo only. */
  demoCode: string | null;
  submit: string;
  /** Makes the call that the code is for. */
  send: (totp: string) => Promise<void>;
}

/** The form for the code of the authenticator app. */
export function CodeForm({ demoCode, submit, send }: CodeFormProps) {
  const t = useTranslate();
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => ({ totp: textOf(typed, "totp").replaceAll(/\s/g, "") }),
    check: ({ totp }): FieldMessages => (/^\d{6}$/.test(totp) ? {} : { totp: "staff.code.wrong" }),
    send: ({ totp }) => send(totp),
    fieldOf: { wrong_totp: "totp" },
  });
  useEffect(() => problems.form.current?.querySelector("input")?.focus(), [problems.form]);
  return (
    <form {...props} className="grid gap-4.5">
      {demoCode && <Note>{t("staff.code.demo", { code: demoCode })}</Note>}
      <FormProblems {...problems} />
      <TextField
        {...field("totp")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        label={t("staff.code.label")}
        help={t("staff.code.help")}
      />
      <Button type="submit" block busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
