import { type SyntheticEvent, useState } from "react";
import { SUBMITTED_BY_SCRIPT } from "#client/forms/submitted-by-script.ts";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DayField } from "#ui/day-field.tsx";
import { TextField } from "#ui/field.tsx";
import { amountOf, dayOf } from "./address.ts";
import type { ListFilter } from "./list.ts";

interface FilterFormProps {
  filter: ListFilter;
  text: string | null;
  onChoose: (text: string | null) => void;
}

/** The value of a filter. Nothing chosen takes the filter away. */
export function FilterForm({ filter, text, onChoose }: FilterFormProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<MessageKey | null>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readForm(filter, new FormData(event.currentTarget));
    if ("problem" in read) setProblem(read.problem);
    else onChoose(read.text);
  }

  return (
    <form {...SUBMITTED_BY_SCRIPT} onSubmit={submit} className="grid gap-3">
      {filter.kind === "choice" ? (
        <ChoiceFields filter={filter} text={text} />
      ) : (
        <RangeFields kind={filter.kind} text={text} error={problem === null ? undefined : t(problem)} />
      )}
      <Button type="submit" size="sm">
        {t("staff.list.filter.apply")}
      </Button>
    </form>
  );
}

type Read = { text: string | null } | { problem: MessageKey };

/** The text for the address. */
export function readForm({ kind }: ListFilter, typed: FormData): Read {
  if (kind === "choice") return { text: typed.getAll("value").join(",") || null };
  const [from, to] = [textOf(typed, "from").trim(), textOf(typed, "to").trim()];
  const read: (text: string) => string | number | null = kind === "days" ? dayOf : amountOf;
  const [first, last] = [read(from), read(to)];
  if ((from !== "" && first === null) || (to !== "" && last === null))
    return { problem: `staff.list.filter.problem.${kind}` };
  if (first !== null && last !== null && first > last) return { problem: "staff.list.filter.problem.order" };
  return { text: from === "" && to === "" ? null : `${from}..${to}` };
}

function ChoiceFields({ filter, text }: { filter: Extract<ListFilter, { kind: "choice" }>; text: string | null }) {
  const t = useTranslate();
  const chosen = text?.split(",") ?? [];
  return (
    <fieldset className="grid max-h-96 overflow-y-auto">
      <legend className="visually-hidden">{t(filter.label)}</legend>
      {filter.options.map(({ value, label }) => (
        <Checkbox key={value} name="value" value={value} defaultChecked={chosen.includes(value)}>
          {t(label)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function RangeFields({
  kind,
  text,
  error,
}: {
  kind: "days" | "amounts";
  text: string | null;
  error: string | undefined;
}) {
  const t = useTranslate();
  const [from = "", to = ""] = text?.split("..") ?? [];
  const first = { name: "from", label: t("staff.list.filter.from"), defaultValue: from };
  const last = { name: "to", label: t("staff.list.filter.to"), defaultValue: to, error };
  if (kind === "days") {
    const chooseText = t("staff.list.filter.calendar");
    return (
      <>
        <DayField {...first} chooseText={chooseText} placeholder="2026-01-31" />
        <DayField {...last} chooseText={chooseText} placeholder="2026-01-31" />
      </>
    );
  }
  return (
    <>
      <TextField {...first} inputMode="decimal" maxLength={12} autoComplete="off" />
      <TextField {...last} inputMode="decimal" maxLength={12} autoComplete="off" />
    </>
  );
}
