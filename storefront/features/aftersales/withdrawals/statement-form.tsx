import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "#contracts/shop/aftersales/withdrawals.ts";
import { checkStatement, type Statement } from "#domain/aftersales/withdrawals/statement.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

export interface RecordedStatement {
  withdrawal: StatedWithdrawal;
  /** Null where a mail asks for the confirmation. */
  token: string | null;
}

interface StatementFormProps {
  filled: Statement;
  /** One's own order, by what its page is opened with. */
  order: string | undefined;
  onRecorded: (recorded: RecordedStatement) => void;
}

/** The first of the two buttons that the law asks for; no reason is asked for. */
export function StatementForm({ filled, order, onRecorded }: StatementFormProps) {
  const t = useTranslate();
  const { languageId: language_id } = usePageData().config.searchKeys;
  const { props, field, busy, ...state } = useCallForm({
    read: (typed) => ({ name: textOf(typed, "name"), number: textOf(typed, "number"), email: textOf(typed, "email") }),
    check: checkStatement,
    send: async (typed) =>
      onRecorded(
        await browserApi.withdrawals.record({ ...typed, ...(order === undefined ? {} : { order }), language_id }),
      ),
  });
  return (
    <form {...props} className="grid gap-5">
      <FormProblems {...state} />
      <TextField
        {...field("name")}
        defaultValue={filled.name}
        maxLength={200}
        autoComplete="name"
        label={t("withdrawal.name")}
      />
      <TextField
        {...field("number")}
        defaultValue={filled.number}
        readOnly={order !== undefined}
        maxLength={60}
        autoComplete="off"
        label={t("withdrawal.number")}
        help={t("withdrawal.number-hint")}
      />
      <TextField
        {...field("email")}
        type="email"
        defaultValue={filled.email}
        maxLength={254}
        autoComplete="email"
        label={t("withdrawal.email")}
      />
      <Button type="submit" busy={busy} busyLabel={t("withdrawal.begin-busy")} className="sm:justify-self-start">
        {t("withdrawal.begin")}
      </Button>
    </form>
  );
}
