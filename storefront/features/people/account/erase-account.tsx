import { Suspense, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { Button } from "#ui/button.tsx";

const EraseModal = late(async () => (await import("./erase-modal.tsx")).EraseModal);

export function EraseAccount() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="max-sm:w-full">
        {t("account.erase.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <EraseModal onHandle={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
