import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import { PageHead } from "../../shell/head/page-head.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { ContentsBlock } from "./contents-block.tsx";
import { DeliveryBlock } from "./delivery-block.tsx";
import type { ParcelChoiceData } from "./load-request.ts";
import { PackingBlock } from "./packing-block.tsx";
import { ParcelChoice } from "./parcel-choice.tsx";
import { RequestSummary } from "./request-summary.tsx";
import { StepBlock } from "./step-block.tsx";
import { type OpenRequest, useRequest } from "./use-request.ts";

/** FORWARDING-02: the parcels are chosen first. */
export function NewRequest(choice: ParcelChoiceData) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("forwarding.title")} description={t("forwarding.text")} noindex />
      <h1 className="mb-5 type-h1">{t("forwarding.title")}</h1>
      <ParcelChoice {...choice} />
    </>
  );
}

/** FORWARDING-02: one page of blocks, which save by themselves, and the sum beside them. */
export function DraftRequest({ loaded }: { loaded: RequestDetails }) {
  const t = useTranslate();
  const open = useRequest(loaded);
  const { request } = open;
  return (
    <>
      <PageHead title={t("forwarding.title")} description={t("forwarding.text")} noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="type-h1">{t("forwarding.title")}</h1>
        <Saved {...open} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-5 min-[1025px]:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px]">
        <div className="grid min-w-0 gap-4 md:gap-5">
          <HeldParcels request={request} />
          <ContentsBlock {...open} />
          <PackingBlock {...open} />
          <DeliveryBlock {...open} />
        </div>
        <RequestSummary {...open} />
      </div>
    </>
  );
}

/** Every choice is saved by itself; this says so, and when. */
function Saved({ isSaving, savedAt }: Pick<OpenRequest, "isSaving" | "savedAt">) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <p role="status" className="min-h-5 text-sm text-ink2 tabular-nums">
      {isSaving
        ? t("forwarding.saving")
        : savedAt && t("forwarding.saved", { time: time(savedAt).slice(-"00:00".length) })}
    </p>
  );
}

function HeldParcels({ request: { parcels, warehouse, held_until } }: { request: RequestDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <StepBlock number={1} title={t("forwarding.parcels.from", { warehouse: warehouse.name })} isDone>
      <p className="text-ui wrap-anywhere">
        {parcels.map(({ number }, index) => (
          <span key={number}>
            {index > 0 && ", "}
            <LocalLink to={`/parcels/${number}`} className="font-semibold text-pri underline">
              {number}
            </LocalLink>
          </span>
        ))}
      </p>
      {held_until && <p className="text-sm text-ink2">{t("forwarding.parcels.held", { until: time(held_until) })}</p>}
    </StepBlock>
  );
}
