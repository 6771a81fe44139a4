import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TableJudgement } from "#contracts/shop/forwarding/declarations.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { FileButton } from "./file-button.tsx";
import type { OpenTable, TableState } from "./use-table.ts";
import { WrongRows } from "./wrong-rows.tsx";

/** The correct, waiting and wrong rows of a table. Nothing is stored before the button is pressed. */
export function JudgedTable({ table, busy, open, correct, apply, downloadRest }: TableState & { table: OpenTable }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const { judgement, name, readAt } = table;
  return (
    <Panel padding="none" aria-label={name} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 md:px-6">
        <div className="flex min-w-0 items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-field bg-soft text-softink [&_svg]:size-6">
            <FileSpreadsheet aria-hidden="true" />
          </span>
          <div className="min-w-0">
            <h2 className="type-h3 wrap-anywhere">{name}</h2>
            <p className="text-sm text-ink2 tabular-nums">
              {t("pro.file.read", { rows: judgement.rows, parcels: judgement.parcels, moment: time(readAt) })}
            </p>
          </div>
        </div>
        <FileButton variant="outline" onChoose={open} busy={busy === "reading"}>
          {t("pro.file.another")}
        </FileButton>
      </div>
      {judgement.refusal ? (
        <div className="px-5 pb-5 md:px-6">
          <Refused refusal={judgement.refusal} />
        </div>
      ) : (
        <>
          <Shares judgement={judgement} />
          {judgement.wrong.length > 0 && <WrongRows judgement={judgement} onCorrect={correct} />}
          <Foot {...{ table, busy, apply, downloadRest }} />
        </>
      )}
    </Panel>
  );
}

function Refused({ refusal: { reason, columns } }: { refusal: NonNullable<TableJudgement["refusal"]> }) {
  const t = useTranslate();
  return (
    <Note tone="bad" live>
      {t(`pro.file.refused.${reason}`, { columns: columns.join(", ") })}
    </Note>
  );
}

const SHARES = [
  { key: "good", look: "fill-ok", dot: "bg-ok" },
  { key: "waiting", look: "fill-warn", dot: "bg-warn" },
  { key: "wrong", look: "fill-bad", dot: "bg-bad" },
] as const;

/** An SVG, because it takes widths as attributes: the page may have no inline styles. */
function Shares({ judgement }: { judgement: TableJudgement }) {
  const t = useTranslate();
  const { rows, good_rows, good_parcels, waiting_rows, wrong_rows } = judgement;
  const counts = { good: good_rows, waiting: waiting_rows, wrong: wrong_rows };
  const starts = { good: 0, waiting: good_rows, wrong: good_rows + waiting_rows };
  const percent = (count: number) => `${(100 * count) / Math.max(1, rows)}%`;
  return (
    <div className="px-5 pb-5 md:px-6">
      <svg aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-full">
        {SHARES.map(({ key, look }) => (
          <rect key={key} x={percent(starts[key])} width={percent(counts[key])} height="100%" className={look} />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-sm" aria-live="polite">
        {SHARES.filter(({ key }) => key === "good" || counts[key] > 0).map(({ key, dot }) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
            <span>
              {t(`pro.file.rows-${key}`)} <strong className="font-semibold tabular-nums">{counts[key]}</strong>
              {key === "good" && `, ${t("pro.file.complete", { parcels: good_parcels })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Foot({
  table,
  busy,
  apply,
  downloadRest,
}: Pick<TableState, "busy" | "apply" | "downloadRest"> & { table: OpenTable }) {
  const t = useTranslate();
  const [isTrue, setTrue] = useState(false);
  const { judgement, declared } = table;
  const { good_parcels, wrong_rows } = judgement;
  // Declared parcels stay correct; the other correct parcels are new.
  const fresh = good_parcels - (declared ?? 0);
  const canApply = declared === null || fresh > 0;
  return (
    <div className="grid gap-4 border-t border-line p-5 md:px-6">
      {declared !== null && (
        <Note tone="ok" live>
          {t("pro.file.declared", { count: declared })}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {canApply && (
          <Checkbox checked={isTrue} onChange={() => setTrue(!isTrue)} className="min-w-56 grow basis-0 text-sm">
            {t("pro.file.true")}
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {wrong_rows > 0 && (
            <Button variant="outline" onClick={downloadRest} className="max-sm:w-full">
              <Download aria-hidden="true" />
              {t("pro.file.rest")}
            </Button>
          )}
          {canApply && (
            <Button
              busy={busy === "applying" || busy === "checking"}
              busyLabel={t("declaration.busy")}
              {...(fresh === 0 && { unavailable: t("pro.file.nothing-right") })}
              onClick={() => apply(isTrue)}
              className="max-sm:w-full"
            >
              {t("pro.file.apply", { count: fresh })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
