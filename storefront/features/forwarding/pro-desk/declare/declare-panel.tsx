import { Download, FileSpreadsheet } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { FileButton } from "./file-button.tsx";
import { JudgedTable } from "./judged-table.tsx";
import { downloadTemplate } from "./table-template.ts";
import { useTable } from "./use-table.ts";

/** FORWARDING-07: many parcels declared by one file, which is read before anything is written. */
export function DeclarePanel({ mayAct }: { mayAct: boolean }) {
  const t = useTranslate();
  const state = useTable();
  if (!mayAct) return <Note>{t("pro.file.read-only")}</Note>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {state.problem && (
        <Note tone="bad" live>
          {t(state.problem)}
        </Note>
      )}
      {state.table ? <JudgedTable {...state} table={state.table} /> : <NoTable {...state} />}
    </div>
  );
}

function NoTable({ open, busy }: Pick<ReturnType<typeof useTable>, "open" | "busy">) {
  const t = useTranslate();
  return (
    <Panel padding="wide">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-field bg-soft text-softink [&_svg]:size-6">
          <FileSpreadsheet aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="type-h3">{t("pro.file.title")}</h2>
          <p className="mt-1 text-sm text-ink2">{t("pro.file.text")}</p>
        </div>
      </div>
      <ol className="mt-5 grid list-decimal gap-2 ps-5 text-ui">
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`pro.file.step-${step}`)}</li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <FileButton onChoose={open} busy={busy === "reading"}>
          {t("pro.file.choose")}
        </FileButton>
        <Button variant="outline" onClick={() => downloadTemplate()}>
          <Download aria-hidden="true" />
          {t("pro.file.template")}
        </Button>
      </div>
    </Panel>
  );
}
