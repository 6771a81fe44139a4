import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Brand } from "./brand.tsx";
import { Navigation } from "./navigation.tsx";
import type { Screen } from "./screens.ts";

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  screens: readonly Screen[];
}

/** The menu where there is no room for it beside the screen. */
export function MenuDrawer({ open, onClose, screens }: MenuDrawerProps) {
  const t = useTranslate();
  return (
    <Modal open={open} onHandle={onClose} label={t("header.menu")} closeLabel={t("a11y.close")} flush>
      <div className="menu-drawer ground-dark">
        {/* The close icon lies over its end. */}
        <div className="pe-11">
          <Brand />
        </div>
        <Navigation screens={screens} onChoose={onClose} />
      </div>
    </Modal>
  );
}
