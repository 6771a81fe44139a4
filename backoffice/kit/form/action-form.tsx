import { useEffect, useState } from "react";
import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { uploadedFiles, uploadsProblem } from "#client/files/upload-field.tsx";
import { ChangedMeanwhile } from "#client/forms/changed-meanwhile.tsx";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StaleVersion } from "#contracts/errors.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { StepUp } from "../../sign-in/step-up.tsx";
import type { Column } from "../column.ts";
import { RowColumns } from "../facts.tsx";
import type { Action } from "./action.ts";
import type { Field, Fields, Read } from "./field.ts";
import { FieldControl } from "./field-control.tsx";

interface ActionFormProps<Row> {
  id: string;
  action: Action<Row>;
  row: Row;
  /** Of the rows of the queue. */
  columns: readonly Column<object>[];
  /** Gets the report of the action; null when there is none. */
  onDone: (reported: string | null) => Promise<void>;
}

/**
 * The form of an action. A call that needs a fresh code asks for it first and is then sent with the same values. If
 * somebody else changed the row meanwhile, it is shown as it is now, and the next submission is about that. Above the
 * member's limit the number of the request takes the place of the form, so that it is not sent twice.
 */
export function ActionForm<Row>({ id, action, row, columns, onDone }: ActionFormProps<Row>) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const [needsCode, setNeedsCode] = useState(false);
  const [stale, setStale] = useState<StaleVersion | null>(null);
  const [requested, setRequested] = useState<string | null>(null);
  const { props, field, busy, ...problems } = useCallForm({
    read: (typed) => readFields(action.fields, typed),
    check: ({ broken }) => broken,
    send: async ({ values }) => {
      const present = stale ? (stale.current as Row) : row;
      const answer = await action.send(present, values, { context: { idempotencyKey: key.current() } });
      await onDone(action.report?.(answer, row, t) ?? null);
    },
    onRefused: (code, refusal) => {
      // An answer ends the submission; without one the same submission is sent again.
      if (code !== null) key.renew();
      setNeedsCode(code === "step_up_required");
      if (refusal.stale) setStale(refusal.stale);
      if (code === "approval_requested") setRequested(refusal.subject ?? "");
    },
  });
  const { form } = problems;
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select, button")?.focus(), [form]);

  if (requested !== null) {
    return (
      <div id={id}>
        <Note live>{t("staff.bench.approval-requested", { number: requested })}</Note>
      </div>
    );
  }
  return (
    <div id={id} className="grid max-w-140 grid-cols-1 gap-4 border-t border-line pt-4">
      {needsCode && (
        <StepUp
          onDone={() => {
            setNeedsCode(false);
            form.current?.requestSubmit();
          }}
        />
      )}
      <form {...props} className="grid grid-cols-1 gap-4">
        {stale && (
          <ChangedMeanwhile changed={stale.changed}>
            <RowColumns columns={columns} row={stale.current as object} />
          </ChangedMeanwhile>
        )}
        {!needsCode && problems.problem !== "error.call.stale-version" && <FormProblems {...problems} />}
        {Object.entries(action.fields).map(([name, each]) => (
          <FieldControl key={name} field={each} {...field(name)} />
        ))}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t(action.label)}
        </Button>
      </form>
    </div>
  );
}

/** The values of the call, and the problems by field. */
export function readFields(fields: Fields, typed: FormData) {
  const read = Object.entries(fields).map(([name, field]) => ({ name, ...readField(field, name, typed) }));
  const values = Object.fromEntries(read.flatMap((one) => ("value" in one ? [[one.name, one.value]] : [])));
  const broken: FieldMessages = Object.fromEntries(
    read.flatMap((one) => ("problem" in one ? [[one.name, one.problem]] : [])),
  );
  return { values, broken };
}

/** A field of files is read as the ids of its uploaded files. */
function readField(field: Field<unknown>, name: string, typed: FormData): Read<unknown> {
  if (field.control.kind !== "files") return field.read(textOf(typed, name));
  const problem = uploadsProblem(typed, name);
  return problem ? { problem } : field.read(uploadedFiles(typed, name).join(" "));
}
