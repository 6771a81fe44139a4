import { Languages } from "lucide-react";
import { showKeys, useShownAsKeys } from "../../../client/i18n/key-view.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Button } from "../../../ui/button.tsx";

export function KeySwitch() {
  const t = useTranslate();
  const shown = useShownAsKeys();
  return (
    <div className="fixed right-4 bottom-[calc(94px+env(safe-area-inset-bottom))] z-40 lg:bottom-6">
      <Button size="sm" variant="tonal" aria-pressed={shown} onClick={() => showKeys(!shown)}>
        <Languages aria-hidden="true" />
        {t(shown ? "translations.show-texts" : "translations.show-keys")}
      </Button>
    </div>
  );
}
