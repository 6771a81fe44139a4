import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "../kit/column.ts";
import type { Action } from "../kit/form/action.ts";
import { ActionForm } from "../kit/form/action-form.tsx";
import type { StaffMember } from "../staff-api.ts";

interface ActionButtonsProps<Row> {
  row: Row;
  /** The row's name and the id of its heading; none for what begins a new row. */
  subject?: { name: string; titleId: string };
  /** Of the rows of the queue. */
  columns: readonly Column<object>[];
  actions: readonly Action<Row>[];
  member: StaffMember;
  /** Gets what was done, in words. */
  onDone: (what: string) => Promise<void>;
}

/** A button for each action that the member's roles allow; it opens the form of the action below. */
export function ActionButtons<Row>({ row, subject, columns, actions, member, onDone }: ActionButtonsProps<Row>) {
  const t = useTranslate();
  const formId = useId();
  const [open, setOpen] = useState<string | null>(null);
  const allowed = actions.filter(({ permission }) => member.permissions.includes(permission));
  const chosen = allowed.find(({ event }) => event === open);
  if (allowed.length === 0) return null;

  async function finish(action: Action<Row>, reported: string | null) {
    setOpen(null);
    // The notice ends with a full stop of its own.
    const result = reported?.replace(/[\s.]+$/, "");
    await onDone([subject?.name, t(action.label), result].filter(Boolean).join(": "));
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        {allowed.map(({ event, label }) => (
          <Button
            key={event}
            size="sm"
            variant={event === open ? "tonal" : "outline"}
            aria-expanded={event === open}
            aria-controls={event === open ? formId : undefined}
            aria-describedby={subject?.titleId}
            onClick={() => setOpen(event === open ? null : event)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {chosen && (
        <ActionForm
          key={chosen.event}
          id={formId}
          action={chosen}
          row={row}
          columns={columns}
          onDone={(reported) => finish(chosen, reported)}
        />
      )}
    </div>
  );
}
