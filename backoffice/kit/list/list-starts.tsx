import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useMember } from "../../frame/session.ts";
import type { Action } from "../form/action.ts";
import { ActionForm } from "../form/action-form.tsx";
import type { ListDefinition } from "./list.ts";
import { useReadAgain } from "./use-list-rows.ts";

/** A button for each action that begins a row and that the member's roles allow; its form opens over the list. */
export function ListStarts<Row>({ list }: { list: ListDefinition<Row> }) {
  const t = useTranslate();
  const formId = useId();
  const { permissions } = useMember();
  const readAgain = useReadAgain(list);
  const [open, setOpen] = useState<string | null>(null);
  const allowed = (list.starts ?? []).filter(({ permission }) => permissions.includes(permission));
  const chosen = allowed.find(({ event }) => event === open);

  async function finish(action: Action<null>, reported: string | null) {
    setOpen(null);
    showToast({
      tone: "success",
      text: t("staff.bench.done", { what: [t(action.label), reported].filter(Boolean).join(": ") }),
    });
    await readAgain();
  }

  return (
    <>
      {allowed.map(({ event, label }) => (
        <Button key={event} size="sm" onClick={() => setOpen(event)}>
          <Plus aria-hidden="true" />
          {t(label)}
        </Button>
      ))}
      {chosen && (
        <Modal
          open
          onHandle={() => setOpen(null)}
          title={t(chosen.label)}
          closeLabel={t("a11y.close")}
          size="sm"
          blockOutsideClose
        >
          <ActionForm
            key={chosen.event}
            id={formId}
            action={chosen}
            row={null}
            columns={[]}
            onDone={(reported) => finish(chosen, reported)}
          />
        </Modal>
      )}
    </>
  );
}
