import { textOf, type useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Money } from "#domain/money/money/money.ts";
import { COMPANY_ROLES, type CompanyRole } from "#domain/people/companies/company-access.ts";
import { isCompanyRole, isMonthlyLimit } from "#domain/people/companies/team.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";
import { SelectField, TextField } from "#ui/field.tsx";

interface RoleFieldsProps {
  field: ReturnType<typeof useCallForm>["field"];
  memberRole: CompanyRole;
  /** In 1/10 000 of a euro. */
  limit: number | null;
}

/** A member's role, and a buyer's monthly limit. */
export function RoleFields({ field, memberRole, limit }: RoleFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <SelectField {...field("role")} label={t("pro.team.role")} defaultValue={memberRole}>
        {COMPANY_ROLES.map((each) => (
          <option key={each} value={each}>
            {t(`pro.role.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("monthly_limit")}
        label={t("pro.team.limit")}
        help={t("pro.team.limit-help")}
        inputMode="decimal"
        defaultValue={limit === null ? "" : String(limit / 10_000)}
      />
    </>
  );
}

/** The typed role and limit; a limit that is no sum is NaN. */
export function readRole(typed: FormData) {
  const role = textOf(typed, "role");
  const text = textOf(typed, "monthly_limit").trim();
  return {
    role: isCompanyRole(role) ? role : ("viewer" as const),
    monthly_limit: text === "" ? null : (typedAmount(text) ?? (Number.NaN as Money)),
  };
}

export function checkRole({ monthly_limit: limit }: ReturnType<typeof readRole>) {
  return isMonthlyLimit(limit) ? {} : { monthly_limit: "pro.team.problem.limit" as const };
}
