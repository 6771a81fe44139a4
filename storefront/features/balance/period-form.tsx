import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { textOf } from "../../../client/forms/use-call-form.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { useTimeZone } from "../../shell/use-time-zone.ts";
import { type BalanceQuery, balancePath } from "./balance-query.ts";
import { justBefore, periodOfDays } from "./days.ts";

export function PeriodForm({ query: { type, from, to } }: { query: BalanceQuery }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { day } = useMomentText();
  const zone = useTimeZone();

  function applyPeriod(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const period = periodOfDays(textOf(typed, "from"), textOf(typed, "to"), zone);
    void navigate(withLocale(balancePath(type ? { ...period, type } : period), t.language));
  }

  return (
    <form onSubmit={applyPeriod} className="flex flex-wrap items-end gap-2.5 max-sm:w-full">
      <TextField
        type="date"
        name="from"
        label={t("balance.from")}
        defaultValue={from ? day(from) : ""}
        className="grow basis-36"
      />
      <TextField
        type="date"
        name="to"
        label={t("balance.to")}
        defaultValue={to ? day(justBefore(to)) : ""}
        className="grow basis-36"
      />
      <Button type="submit" variant="outline" className="max-sm:w-full">
        {t("balance.show")}
      </Button>
    </form>
  );
}
