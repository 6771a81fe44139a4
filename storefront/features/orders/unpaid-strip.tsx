import { Note } from "../../../ui/note.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";

/** What waits for its payment, before anything else. */
export function UnpaidStrip({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <Note tone="warn" className="font-semibold">
      {t("orders.unpaid", { count })}
    </Note>
  );
}
