import { Download } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { saveText } from "#client/files/save-text.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { exportRows, MOST_EXPORTED } from "./export-rows.ts";
import type { ListColumn, ListDefinition, ListRequest } from "./list.ts";

interface ExportButtonProps<Row> {
  list: ListDefinition<Row>;
  request: ListRequest;
  columns: readonly ListColumn<Row>[];
}

/** Saves the rows that the list finds, with the columns that it shows, as a file for spreadsheets. */
export function ExportButton<Row>({ list, request, columns }: ExportButtonProps<Row>) {
  const t = useTranslate();
  const { run, busy } = useCallAction();
  const save = () =>
    run(async () => {
      const file = await exportRows(list, request, columns, t);
      if (file !== null) saveText(`${list.name}.csv`, file);
      else showToast({ tone: "error", text: t("staff.list.export.too-many", { most: formatCount(MOST_EXPORTED) }) });
    });
  return (
    <Button variant="outline" size="sm" busy={busy} busyLabel={t("staff.list.export.busy")} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {t("staff.list.export")}
    </Button>
  );
}
