import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Pill } from "#ui/pill.tsx";
import type { Status } from "./column.ts";

export function StatusPill({ label, tone }: Status) {
  const t = useTranslate();
  return <Pill tone={tone}>{t(label)}</Pill>;
}
