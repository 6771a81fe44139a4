import { Lock } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { KeyCaps } from "../key-caps.tsx";

export function PaletteFoot() {
  const t = useTranslate();
  return (
    <div className="me-auto flex w-full flex-wrap items-center gap-x-5 gap-y-2 text-caption text-ink2">
      <span className="flex items-center gap-2 max-md:hidden">
        <KeyCaps keys="ArrowUp ArrowDown" />
        {t("staff.palette.move")}
      </span>
      <span className="flex items-center gap-2 max-md:hidden">
        <KeyCaps keys="Enter" />
        {t("staff.palette.choose")}
      </span>
      <span className="flex items-center gap-2 md:ms-auto">
        <Lock aria-hidden="true" className="size-4" />
        {t("staff.palette.scope")}
      </span>
    </div>
  );
}
