import { ArrowRight } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { formatKilograms } from "../../../i18n/format.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import type { Selection } from "./selection.ts";

/** Appears with the first chosen parcel, above the tab bar of phones. */
export function SendTogetherBar({ chosen }: Pick<Selection, "chosen">) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  const grams = chosen.reduce((total, { size }) => total + (size?.weight_grams ?? 0), 0);
  return (
    <div
      role="status"
      className="sticky bottom-[94px] z-30 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-panel bg-ink px-5 py-3.5 text-bg shadow-sh2 min-[1025px]:bottom-4"
    >
      <p>
        <span className="block font-semibold">{t("parcels.selected", { count: chosen.length })}</span>
        <span className="block text-sm tabular-nums">
          {t("parcels.selected-weight", { kg: formatKilograms(grams, t.language) })}
        </span>
      </p>
      <LocalLink
        to={`/forward?parcels=${chosen.map(({ number }) => number).join(",")}`}
        className={buttonClass({ variant: "accent" })}
      >
        {t("parcels.send-together")}
        <ArrowRight aria-hidden="true" />
      </LocalLink>
    </div>
  );
}
