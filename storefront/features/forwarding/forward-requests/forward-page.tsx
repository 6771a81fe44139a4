import { useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";
import { shownDraft } from "#storefront/shell/header/request-progress.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { classNames } from "#ui/class-names.ts";
import { ContentsBlock } from "./draft/contents-block.tsx";
import { DeliveryBlock } from "./draft/delivery-block.tsx";
import { HeldParcels } from "./draft/held-parcels.tsx";
import { NextStepBar } from "./draft/next-step-bar.tsx";
import { PackingBlock } from "./draft/packing-block.tsx";
import { ParcelChoice } from "./draft/parcel-choice.tsx";
import { onScreen, useRequestScreen } from "./draft/request-screens.ts";
import { FoldedSum, StepProgress } from "./draft/step-progress.tsx";
import type { ParcelChoiceData } from "./load-request.ts";
import { RequestSummary } from "./request-summary.tsx";
import { type OpenRequest, useRequest } from "./use-request.ts";

/** FORWARDING-02: the parcels are chosen first. */
export function NewRequest(choice: ParcelChoiceData) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("forwarding.title")} description={t("forwarding.text")} noindex />
      <PhoneBar back="/parcels">
        <h1 className="type-h3 md:mb-5 md:type-h1">{t("forwarding.title")}</h1>
      </PhoneBar>
      <div className="max-md:mt-5">
        <ParcelChoice {...choice} />
      </div>
    </>
  );
}

/** FORWARDING-02: blocks which save by themselves, and the sum beside them; small screens show one block after the other. */
export function DraftRequest({ loaded }: { loaded: RequestDetails }) {
  const t = useTranslate();
  const open = useRequest(loaded);
  const shown = useRequestScreen();
  const { request } = open;
  useEffect(() => shownDraft.write({ slug: request.slug, missing: request.missing }), [request.slug, request.missing]);
  return (
    <>
      <PageHead title={t("forwarding.title")} description={t("forwarding.text")} noindex />
      <div className="items-center justify-between gap-x-4 max-md:contents md:mb-5 md:flex">
        <PhoneBar back="/parcels">
          <div className="flex items-center justify-between gap-3 md:contents">
            <h1 className="type-h3 md:type-h1">{t("forwarding.heading", { count: request.parcels.length })}</h1>
            <Saved {...open} />
          </div>
        </PhoneBar>
      </div>
      <StepProgress {...shown} />
      <FoldedSum request={request} screen={shown.screen} />
      <div className="grid items-start gap-x-8 gap-y-5 max-tablet:mt-5 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px]">
        <div className={classNames("grid min-w-0 gap-4 md:gap-5", shown.screen === "pay" && "max-tablet:hidden")}>
          <div className={onScreen("parcels", shown)}>
            <HeldParcels {...open} />
          </div>
          <div className={onScreen("contents", shown)}>
            <ContentsBlock {...open} />
          </div>
          <div className={onScreen("packing", shown)}>
            <PackingBlock {...open} />
          </div>
          <div className={onScreen("delivery", shown)}>
            <DeliveryBlock {...open} />
          </div>
        </div>
        <RequestSummary {...open} className={onScreen("pay", shown)} />
      </div>
      <NextStepBar request={request} {...shown} />
    </>
  );
}

/** Every choice is saved by itself; this says so, and when. */
function Saved({ isSaving, savedAt }: Pick<OpenRequest, "isSaving" | "savedAt">) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <p role="status" className="min-h-5 shrink-0 text-sm text-header-ink tabular-nums md:text-ink2">
      {isSaving
        ? t("forwarding.saving")
        : savedAt && t("forwarding.saved", { time: time(savedAt).slice(-"00:00".length) })}
    </p>
  );
}
