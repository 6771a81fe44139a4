import { Ruler } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";

export function SizeChartLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-my-2.5 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-tag text-ui font-semibold text-pri hover:underline"
    >
      <Ruler aria-hidden="true" className="size-4.5" />
      {t("product.size-chart")}
    </button>
  );
}
