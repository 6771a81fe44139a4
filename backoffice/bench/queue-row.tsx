import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Pill } from "#ui/pill.tsx";
import { PaperButtons } from "../kit/detail/paper-buttons.tsx";
import { RowColumns } from "../kit/facts.tsx";
import type { StaffMember } from "../staff-api.ts";
import { ActionButtons } from "./action-buttons.tsx";
import type { Queue } from "./queue.ts";

interface QueueRowProps {
  queue: Queue<object>;
  row: object;
  member: StaffMember;
  onDone: (what: string) => Promise<void>;
}

/** A row of a queue: its name and state, its columns, and the events that are possible now. */
export function QueueRow({ queue, row, member, onDone }: QueueRowProps) {
  const t = useTranslate();
  const titleId = useId();
  const name = queue.nameOf(row);
  const status = queue.stateOf && queue.statusOf?.(queue.stateOf(row));
  const events = queue.eventsOf(row);
  return (
    <li
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={titleId} className="text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        {status && <Pill tone={status.tone}>{t(status.label)}</Pill>}
      </div>
      <RowColumns columns={queue.columns} row={row} />
      <PaperButtons row={row} name={name} papers={queue.papers ?? []} />
      <ActionButtons
        row={row}
        subject={{ name, titleId }}
        columns={queue.columns}
        actions={queue.actions.filter(({ event }) => events.includes(event))}
        member={member}
        onDone={onDone}
      />
    </li>
  );
}
