import { PackageSearch } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Button } from "#ui/button.tsx";
import { FindParcelModal } from "./find-parcel-modal.tsx";

/** For a box that the shop says was delivered, but that came without a readable suite. */
export function FindParcel() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-panel border border-dashed border-line2 p-5">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-field bg-soft text-softink">
        <PackageSearch className="size-5" />
      </span>
      <p className="min-w-56 grow basis-0 text-ui text-ink2">
        <strong className="font-semibold text-ink">{t("parcels.find.title")}</strong> {t("parcels.find.text")}
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("parcels.find.action")}
      </Button>
      <FindParcelModal open={isOpen} onHandle={() => setOpen(false)} />
    </div>
  );
}
