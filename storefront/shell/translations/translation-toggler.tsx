import { Languages } from "lucide-react";
import { COOKIE_NAMES } from "../../../domain/limits/cookies.ts";
import { isTranslationTogglerVisible } from "../../../domain/translations/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { readCookie } from "../../browser-cookies.ts";
import { showKeys, useShownAsKeys } from "../../i18n/key-view.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useTranslationPermission } from "./use-translation-permission.ts";

/** OVERLAY-03: for those who look after the texts, and nobody else. */
export function TranslationToggler() {
  const t = useTranslate();
  const permission = useTranslationPermission();
  const shown = useShownAsKeys();
  if (permission === null || !isTranslationTogglerVisible(permission, readCookie(COOKIE_NAMES.canViewTranslations))) {
    return null;
  }
  return (
    <div className="fixed right-4 bottom-[calc(94px+env(safe-area-inset-bottom))] z-40 lg:bottom-6">
      <Button size="sm" variant="tonal" aria-pressed={shown} onClick={() => showKeys(!shown)}>
        <Languages aria-hidden="true" />
        {t(shown ? "translations.show-texts" : "translations.show-keys")}
      </Button>
    </div>
  );
}
