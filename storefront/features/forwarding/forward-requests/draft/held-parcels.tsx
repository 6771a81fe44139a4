import { Fragment, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { formatKilograms } from "#i18n/format.ts";
import { ParcelPhoto } from "#storefront/commerce/parcels/parcel-photo.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import type { OpenRequest } from "../use-request.ts";
import { ChangeParcels } from "./change-parcels.tsx";
import { StepBlock } from "./step-block.tsx";

/** The parcels of a draft, which others can replace until it is paid. */
export function HeldParcels({ request, save }: Pick<OpenRequest, "request" | "save">) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <StepBlock
      number={1}
      title={t("forwarding.parcels.from", { warehouse: request.warehouse.name })}
      isDone={!isOpen}
      action={
        !isOpen && (
          <Button variant="text" size="sm" onClick={() => setOpen(true)}>
            {t("forwarding.change")}
            <span className="visually-hidden">: {t("forwarding.parcels.title")}</span>
          </Button>
        )
      }
    >
      {isOpen ? (
        <ChangeParcels {...{ request, save }} onDone={() => setOpen(false)} />
      ) : (
        <ParcelFacts request={request} />
      )}
    </StepBlock>
  );
}

function ParcelFacts({ request: { parcels, held_until } }: { request: RequestDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const grams = parcels.reduce((sum, { size }) => sum + (size?.weight_grams ?? 0), 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-60">
        <p className="text-ui wrap-anywhere">
          {parcels.map(({ number }, index) => (
            <Fragment key={number}>
              {index > 0 && ", "}
              <LocalLink to={`/parcels/${number}`} className="font-semibold text-pri underline">
                {number}
              </LocalLink>
            </Fragment>
          ))}
        </p>
        <p className="text-sm text-ink2 tabular-nums">
          {t("parcels.selected-weight", { kg: formatKilograms(grams, t.language) })}
        </p>
        {held_until && <p className="text-sm text-ink2">{t("forwarding.parcels.held", { until: time(held_until) })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {parcels.slice(0, MOST_PHOTOS).map(({ number, picture }) => (
          <ParcelPhoto key={number} picture={picture ?? undefined} alt="" className="size-14 rounded-field" />
        ))}
      </div>
    </div>
  );
}

const MOST_PHOTOS = 4;
