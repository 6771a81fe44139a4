import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { saveText } from "#client/files/save-text.ts";
import { sendFile } from "#client/files/send-file.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TableJudgement } from "#contracts/shop/forwarding/declarations.ts";
import type { DeclarationColumn } from "#domain/forwarding/declarations/declaration-columns.ts";
import type { Correction } from "#domain/forwarding/declarations/declaration-file.ts";
import { MAX_TABLE_BYTES } from "#domain/operations/files/file-limits.ts";
import { isFileName } from "#domain/operations/files/file-name.ts";
import { FILE_PURPOSES } from "#domain/operations/files/file-purpose.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";

export interface OpenTable {
  id: string;
  name: string;
  readAt: string;
  judgement: TableJudgement;
  corrections: readonly Correction[];
  /** How many parcels were declared by it. */
  declared: number | null;
}

const PROBLEMS: Readonly<Record<string, MessageKey>> = {
  file_unreadable: "pro.file.encoding",
  file_kind: "pro.file.kind",
  file_too_large: "pro.file.too-large",
};

/** Why a file was refused, in words for the kind that it is. */
const refusedAs = (code: string, name: string): MessageKey | undefined =>
  code === "file_unreadable" && /\.xlsx$/i.test(name) ? "pro.file.workbook" : PROBLEMS[code];

function problemOf({ name, size }: File): MessageKey | null {
  if (!isFileName(name, FILE_PURPOSES["declaration-table"].kinds)) return "pro.file.kind";
  return size > MAX_TABLE_BYTES ? "pro.file.too-large" : null;
}

/** A table of declarations: read first, mended in place, and only then applied. */
export function useTable() {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const key = useIdempotencyKey();
  const [table, setTable] = useState<OpenTable | null>(null);
  const [busy, setBusy] = useState<"reading" | "checking" | "applying" | null>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const last = useRef(0);

  async function during(step: NonNullable<typeof busy>, work: () => Promise<void>, name = "") {
    setBusy(step);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const { code, problem: refusal, fields } = readRefusal(error);
      setProblem(refusedAs(code ?? "", name) ?? Object.values(fields)[0] ?? refusal);
    }
    setBusy(null);
  }

  const open = (file: File) =>
    during(
      "reading",
      async () => {
        const refused = problemOf(file);
        if (refused) return setProblem(refused);
        const { signal } = new AbortController();
        const sending = { purpose: "declaration-table", idempotencyKey: crypto.randomUUID(), signal } as const;
        const id = await sendFile(file, { ...sending, onProgress: () => {} });
        const judgement = await browserApi.declarations.check({ file_id: id });
        setTable({ id, name: file.name, readAt: new Date().toISOString(), judgement, corrections: [], declared: null });
      },
      file.name,
    );

  /** An answer that was overtaken by a later one is not shown. */
  function correct(row: number, column: DeclarationColumn, value: string) {
    if (!table) return;
    const others = table.corrections.filter((each) => each.row !== row || each.column !== column);
    const corrections = [...others, { row, column, value }];
    last.current += 1;
    const turn = last.current;
    setTable({ ...table, corrections });
    void during("checking", async () => {
      const judgement = await browserApi.declarations.check({ file_id: table.id, corrections: [...corrections] });
      if (turn === last.current) setTable({ ...table, corrections, judgement });
    });
  }

  const apply = (isAttested: boolean) =>
    during("applying", async () => {
      if (!table) return;
      const { declared, ...judgement } = await browserApi.declarations.apply(
        { file_id: table.id, corrections: [...table.corrections], is_attested: isAttested },
        { context: { idempotencyKey: key.current() } },
      );
      key.renew();
      setTable({ ...table, judgement, declared });
      await revalidate();
    });

  const downloadRest = () =>
    during("checking", async () => {
      if (!table) return;
      const corrections = [...table.corrections];
      const rest = await browserApi.declarations.rest({ file_id: table.id, corrections, locale: t.language });
      saveText(rest.file_name, rest.text);
    });

  return { table, busy, problem, open, correct, apply, downloadRest };
}

export type TableState = ReturnType<typeof useTable>;
