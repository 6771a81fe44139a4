import { FileDown } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useMember } from "../../frame/session.ts";
import type { Paper } from "./paper.ts";
import { saveFile } from "./save-file.ts";

interface PaperButtonsProps<Row> {
  row: Row;
  /** Such as FR12. */
  name: string;
  papers: readonly Paper<Row>[];
}

/** The papers of a row that its state and the member's roles allow. */
export function PaperButtons<Row>({ row, name, papers }: PaperButtonsProps<Row>) {
  const { permissions } = useMember();
  const allowed = papers.filter(({ permission, isExpected }) => permissions.includes(permission) && isExpected(row));
  if (allowed.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.map((paper) => (
        <PaperButton key={paper.label} {...{ row, name, paper }} />
      ))}
    </div>
  );
}

function PaperButton<Row>({ row, name, paper }: { row: Row; name: string; paper: Paper<Row> }) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  const label = t(paper.label);
  const load = () =>
    run(async () => {
      const pdf = await paper.load(row);
      if (pdf === null) showToast({ tone: "error", text: t("staff.bench.no-paper") });
      else saveFile(`${name} ${label}.pdf`, bytesOf(pdf));
    });
  return (
    <Button variant="text" size="sm" busy={busy} onClick={load}>
      <FileDown aria-hidden="true" />
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
