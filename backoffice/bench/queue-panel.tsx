import { useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import type { StaffMember } from "../staff-api.ts";
import { ActionButtons } from "./action-buttons.tsx";
import type { Queue } from "./queue.ts";
import { QueueRow } from "./queue-row.tsx";
import { useRows } from "./use-rows.ts";

/** One queue: its rows, those of one state or all, and what can be begun in it. */
export function QueuePanel({ queue, member }: { queue: Queue<object>; member: StaffMember }) {
  const t = useTranslate();
  const [state, setState] = useState("");
  const [done, setDone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { items, next, total, isLoading, problem, reload, readMore } = useRows(queue, state);

  async function finish(what: string) {
    await reload();
    setDone(what);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="queue-title" aria-busy={isLoading} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <h2 ref={heading} id="queue-title" tabIndex={-1} className="type-h2 me-auto">
          {t(queue.title)} <span className="text-base font-normal text-ink2 tabular-nums">{total}</span>
        </h2>
        {queue.machine && <StateFilter queue={queue} value={state} onChange={setState} />}
        <Button variant="outline" onClick={() => void reload()}>
          {t("staff.bench.reload")}
        </Button>
      </div>
      <div role="status">{done && <Note tone="ok">{t("staff.bench.done", { what: done })}</Note>}</div>
      {problem && (
        <Note tone="bad" live>
          {t(problem)}
        </Note>
      )}
      <ActionButtons row={null} columns={queue.columns} actions={queue.starts ?? []} member={member} onDone={finish} />
      {!isLoading && !problem && total === 0 && <Note>{t("staff.bench.empty")}</Note>}
      <ul className="grid grid-cols-1 gap-3">
        {items.map((row) => (
          <QueueRow key={queue.nameOf(row)} queue={queue} row={row} member={member} onDone={finish} />
        ))}
      </ul>
      {next !== null && (
        <Button variant="outline" busy={isLoading} onClick={() => void readMore()} className="justify-self-start">
          {t("staff.bench.more")}
        </Button>
      )}
    </section>
  );
}

interface StateFilterProps {
  queue: Queue<object>;
  value: string;
  onChange: (state: string) => void;
}

function StateFilter({ queue, value, onChange }: StateFilterProps) {
  const t = useTranslate();
  const states = queue.machine?.states ?? [];
  return (
    <SelectField label={t("staff.bench.state")} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t("staff.bench.every-state")}</option>
      {states.map((state) => (
        <option key={state} value={state}>
          {queue.statusOf ? t(queue.statusOf(state).label) : state}
        </option>
      ))}
    </SelectField>
  );
}
