import { useEffect, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { canBeSent } from "#domain/forwarding/parcels/parcel-status.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { insideText } from "../inside-text.ts";
import { MOST_LISTED } from "../load-request.ts";
import type { OpenRequest } from "../use-request.ts";
import { ParcelOption, toggled } from "./parcel-option.tsx";

interface ChangeParcelsProps extends Pick<OpenRequest, "request" | "save"> {
  onDone(): void;
}

/** The parcels of the draft, and the others of its warehouse that can travel with them. */
export function ChangeParcels({ request, save, onDone }: ChangeParcelsProps) {
  const t = useTranslate();
  const [numbers, setNumbers] = useState<readonly string[]>(request.parcels.map(({ number }) => number));
  const [busy, setBusy] = useState(false);
  const others = useOtherParcels(request.warehouse.code);
  const toggle = (number: string) => setNumbers(toggled(numbers, number));

  async function keep() {
    setBusy(true);
    const parcels = [...numbers];
    const saved = await save((params, options) =>
      browserApi.forwardRequests.setParcels({ ...params, parcels }, options),
    );
    setBusy(false);
    if (saved) onDone();
  }

  return (
    <>
      <ul className="grid gap-2">
        {request.parcels.map(({ number, shop, lines, value }) => (
          <ParcelOption
            key={number}
            number={number}
            facts={[shop, insideText(lines[0] && { description: lines[0].description, value }, t)]}
            isChosen={numbers.includes(number)}
            onToggle={() => toggle(number)}
          />
        ))}
        {others.map(({ number, shop, contents }) => (
          <ParcelOption
            key={number}
            number={number}
            facts={[shop, insideText(contents, t)]}
            isChosen={numbers.includes(number)}
            onToggle={() => toggle(number)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel={t("forwarding.saving")}
          {...(numbers.length === 0 ? { unavailable: t("forwarding.error.parcels") } : {})}
          onClick={keep}
        >
          {t("forwarding.parcels.keep")}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t("forwarding.parcels.leave")}
        </Button>
      </div>
    </>
  );
}

function useOtherParcels(warehouse: string): readonly ParcelCard[] {
  const t = useTranslate();
  const [others, setOthers] = useState<readonly ParcelCard[]>([]);
  useEffect(() => {
    let isWanted = true;
    browserApi.parcels
      .list({ filter: { tab: "in_warehouse", warehouse }, sort: "storage", limit: MOST_LISTED })
      .then(({ items }) => isWanted && setOthers(items.filter(({ status }) => canBeSent(status))))
      .catch((error) => isWanted && showToast({ tone: "error", text: t(readRefusal(error).problem) }));
    return () => {
      isWanted = false;
    };
  }, [warehouse, t]);
  return others;
}
