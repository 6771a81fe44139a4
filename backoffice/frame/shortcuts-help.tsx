import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { KeyCaps } from "./key-caps.tsx";
import { offeredShortcuts } from "./shortcuts.ts";

/** Lists what can be done by keyboard on the screen below. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Modal open={open} onHandle={onClose} title={t("staff.shortcut.title")} closeLabel={t("a11y.close")} size="sm">
      <dl className="grid gap-1">
        {offeredShortcuts().map(({ keys, label }) => (
          <div key={keys} className="flex min-h-9 items-center justify-between gap-4 text-sm">
            <dt>{t(label)}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
