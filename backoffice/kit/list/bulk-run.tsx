import { useRef, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Pill } from "#ui/pill.tsx";
import type { BulkAction, ListDefinition } from "./list.ts";
import { useReadAgain } from "./use-list-rows.ts";

interface BulkRunProps<Row> {
  list: ListDefinition<Row>;
  action: BulkAction<Row>;
  rows: readonly Row[];
  /** Those of the rows that allow the action. */
  possible: readonly Row[];
  onClose: () => void;
}

type Result = "waiting" | "done" | { problem: MessageKey };

/** Says first for how many rows an action is possible and for which not, then does it row by row and shows each result. */
export function BulkRun<Row>({ list, action, rows, possible, onClose }: BulkRunProps<Row>) {
  const t = useTranslate();
  const readAgain = useReadAgain(list);
  // As they were at the press: the list is read again while this is shown.
  const [all] = useState(() => rows.map(list.nameOf));
  const [todo] = useState(possible);
  const names = todo.map(list.nameOf);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [state, setState] = useState<"asked" | "running" | "over">("asked");
  // One key a row and dialog: a repeated press of the same row counts once.
  const keys = useRef(new Map(names.map((name) => [name, crypto.randomUUID()])));

  async function run() {
    setState("running");
    for (const row of todo) {
      const name = list.nameOf(row);
      const note = (result: Result) => setResults((before) => new Map([...before, [name, result]]));
      note("waiting");
      await action.send(row, {}, { context: { idempotencyKey: keys.current.get(name) ?? crypto.randomUUID() } }).then(
        () => note("done"),
        (error: unknown) => note({ problem: readRefusal(error).problem }),
      );
    }
    await readAgain();
    setState("over");
  }

  const left = all.filter((name) => !names.includes(name));
  return (
    <Modal
      open
      onHandle={() => state !== "running" && onClose()}
      title={t(action.label)}
      closeLabel={t("a11y.close")}
      size="sm"
      blockOutsideClose
      footer={
        state === "over" ? (
          <Button onClick={onClose}>{t("staff.list.bulk.close")}</Button>
        ) : (
          <Button busy={state === "running"} onClick={() => void run()}>
            {t("staff.list.bulk.run", { action: t(action.label), count: names.length })}
          </Button>
        )
      }
    >
      <ul aria-live="polite" className="grid gap-2">
        {names.map((name) => (
          <li key={name} className="flex items-center justify-between gap-3">
            <strong>{name}</strong>
            <ShownResult result={results.get(name)} />
          </li>
        ))}
        {left.map((name) => (
          <li key={name} className="flex items-center justify-between gap-3 text-ink2">
            {name}
            <Pill>{t("staff.list.bulk.impossible")}</Pill>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function ShownResult({ result }: { result: Result | undefined }) {
  const t = useTranslate();
  if (result === undefined) return null;
  if (result === "waiting") return <Pill tone="info">{t("staff.list.bulk.waiting")}</Pill>;
  if (result === "done") return <Pill tone="ok">{t("staff.list.bulk.done")}</Pill>;
  return <Pill tone="bad">{t(result.problem)}</Pill>;
}
