import { Package } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useVisitor } from "../visitor/current-user.ts";
import { CountedIcon } from "./counted-icon.tsx";

/** With how much waits for the customer. */
export function ParcelsIcon() {
  const t = useTranslate();
  const { user } = useVisitor();
  const count = user?.inbox_count ?? 0;
  return (
    <CountedIcon count={count} label={t("inbox.count", { count })}>
      <Package aria-hidden="true" />
    </CountedIcon>
  );
}
