import type { ReactNode } from "react";
import type { StaleVersion } from "#contracts/errors.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { Note } from "#ui/note.tsx";
import { useTranslate } from "../i18n/messages-provider.tsx";

interface ChangedMeanwhileProps {
  changed: StaleVersion["changed"];
  /** The thing as it is now. */
  children: ReactNode;
}

/** Above a form that keeps what was typed: somebody else changed the same thing since it was read. */
export function ChangedMeanwhile({ changed, children }: ChangedMeanwhileProps) {
  const t = useTranslate();
  return (
    <Note tone="warn" live>
      <div className="grid grid-cols-1 gap-2">
        <p className="font-semibold">{changeText(changed, t)}</p>
        <p>{t("form.changed.now")}</p>
        {children}
        <p>{t("form.changed.kept")}</p>
      </div>
    </Note>
  );
}

function changeText(changed: StaleVersion["changed"], t: Translate): string {
  if (!changed) return t("error.call.stale-version");
  const moment = new Date(changed.at);
  const at = `${formatDate(moment)} ${formatTime(moment)}`;
  return changed.by === null ? t("form.changed.at", { at }) : t("form.changed.by", { name: changed.by, at });
}
