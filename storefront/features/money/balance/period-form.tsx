import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router";
import { SUBMITTED_BY_SCRIPT } from "#client/forms/submitted-by-script.ts";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { checkDay } from "#domain/shared/forms/day.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { useTimeZone } from "#storefront/shell/use-time-zone.ts";
import { Button } from "#ui/button.tsx";
import { DayField } from "#ui/day-field.tsx";
import { type BalanceQuery, balancePath } from "./balance-query.ts";
import { justBefore, periodOfDays } from "./days.ts";

export function PeriodForm({ query: { type, from, to } }: { query: BalanceQuery }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { day } = useMomentText();
  const zone = useTimeZone();
  const [broken, setBroken] = useState<readonly string[]>([]);

  function applyPeriod(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const days = { from: textOf(typed, "from").trim(), to: textOf(typed, "to").trim() };
    const unread = Object.entries(days).filter(([, text]) => checkDay(text) !== null);
    setBroken(unread.map(([name]) => name));
    if (unread.length > 0) return;
    const period = periodOfDays(days.from, days.to, zone);
    void navigate(withLocale(balancePath(type ? { ...period, type } : period), t.language));
  }

  const field = (name: "from" | "to", shown: string) => ({
    name,
    label: t(`balance.${name}`),
    defaultValue: shown,
    placeholder: t("form.day-format"),
    chooseText: t("form.choose-day"),
    error: broken.includes(name) && t("validation.day"),
    className: "grow basis-40",
  });

  return (
    <form {...SUBMITTED_BY_SCRIPT} onSubmit={applyPeriod} className="flex flex-wrap items-end gap-2.5 max-sm:w-full">
      <DayField {...field("from", from ? day(from) : "")} />
      <DayField {...field("to", to ? day(justBefore(to)) : "")} />
      <Button type="submit" variant="outline" className="max-sm:w-full">
        {t("balance.show")}
      </Button>
    </form>
  );
}
