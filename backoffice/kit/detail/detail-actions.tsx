import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useMember } from "../../frame/session.ts";
import type { Action } from "../form/action.ts";
import { ActionForm } from "../form/action-form.tsx";
import { useReadAgain } from "../list/use-list-rows.ts";
import { type DetailDefinition, titleOf } from "./detail.ts";

/** A button for each event that the item and the member's roles allow; it opens the form of its action. */
export function DetailActions<Item>({ detail, item }: { detail: DetailDefinition<Item>; item: Item }) {
  const t = useTranslate();
  const formId = useId();
  const { permissions } = useMember();
  const readAgain = useReadAgain(detail);
  const [open, setOpen] = useState<string | null>(null);
  const events = detail.eventsOf(item);
  const allowed = detail.actions.filter(
    ({ event, permission }) => events.includes(event) && permissions.includes(permission),
  );
  const chosen = allowed.find(({ event }) => event === open);
  const first = allowed.find(({ isDangerous }) => !isDangerous);
  if (allowed.length === 0) return null;

  async function finish(action: Action<Item>, reported: string | null) {
    setOpen(null);
    const what = [titleOf(detail, item), t(action.label), reported].filter(Boolean).join(": ");
    showToast({ tone: "success", text: t("staff.bench.done", { what }) });
    await readAgain();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        {allowed.map((action) => (
          <Button
            key={action.event}
            size="sm"
            variant={
              action === chosen ? "tonal" : action.isDangerous ? "danger" : action === first ? "primary" : "outline"
            }
            aria-expanded={action === chosen}
            aria-controls={action === chosen ? formId : undefined}
            onClick={() => setOpen(action === chosen ? null : action.event)}
          >
            {t(action.label)}
          </Button>
        ))}
      </div>
      {chosen && (
        <ActionForm
          key={chosen.event}
          id={formId}
          action={chosen}
          row={item}
          columns={detail.facts as never}
          onDone={(reported) => finish(chosen, reported)}
        />
      )}
    </div>
  );
}
