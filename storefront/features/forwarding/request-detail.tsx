import { useId } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "../../../client/calls/use-call-action.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import { isRequestPaidFor } from "../../../domain/forwarding/request-states.ts";
import { subtract } from "../../../domain/money/money.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Note } from "../../../ui/note.tsx";
import { browserApi } from "../../browser-api.ts";
import { StepLine } from "../../commerce/orders/step-line.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { usePageData } from "../../shell/page-data.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { CustomsAnswer } from "./customs-answer.tsx";
import { PriceLines } from "./price-lines.tsx";
import { RequestPapers } from "./request-papers.tsx";

const PANEL = "rounded-panel border border-line bg-surface p-5 md:p-6";

/** A forward request after its draft: what comes next, what it costs, where it is (FORWARDING-02). */
export function RequestDetail({ request }: { request: RequestDetails }) {
  const t = useTranslate();
  return (
    <div className="grid gap-4 md:gap-5">
      <section className={PANEL}>
        <p className="text-ui">{t(request.next_step_key as MessageKey)}</p>
        {request.steps.length > 0 && (
          <StepLine order={{ steps: request.steps, courier: courierOf(request) }} className="mt-5" />
        )}
        <Actions request={request} />
        <RequestPapers request={request} />
      </section>
      {request.may_act && request.state === "customs_action_needed" && <CustomsAnswer request={request} />}
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Timeline request={request} />
        <div className="grid gap-4 md:gap-5">
          <Price request={request} />
          <Parcels request={request} />
        </div>
      </div>
    </div>
  );
}

const courierOf = ({ courier_name, pickup_point }: RequestDetails) => ({
  name: courier_name ?? "",
  delivery_type: pickup_point ? ("pickup" as const) : ("door" as const),
});

function Actions({ request }: { request: RequestDetails }) {
  const { slug, number, state, actions, due, currency, may_act } = request;
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();
  const act = (name: "edit" | "cancel") =>
    run(async () => {
      const context = { idempotencyKey: crypto.randomUUID() };
      await browserApi.forwardRequests[name]({ slug, language_id: languageId }, { context });
      await revalidate();
    });
  const isPayable = may_act && (state === "awaiting_payment" || state === "rehearsed");
  const isClaimable = may_act && isRequestPaidFor(state);
  if (!isPayable && !isClaimable && !actions.includes("cancel")) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isPayable && due !== null && (
        <LocalLink to={`/payment/${slug}`} className={buttonClass()}>
          {t("forwarding.pay", { amount: formatMoney(due, currency, t.language) })}
        </LocalLink>
      )}
      {actions.includes("edit") && (
        <Button variant="outline" busy={busy} onClick={() => act("edit")}>
          {t("forwarding.change")}
        </Button>
      )}
      {actions.includes("cancel") && (
        <Button variant="outline" busy={busy} onClick={() => act("cancel")}>
          {t("forwarding.cancel")}
        </Button>
      )}
      {isClaimable && (
        <LocalLink to={`/claim-form?number=${number}`} className={buttonClass({ variant: "outline" })}>
          {t("claim.title")}
        </LocalLink>
      )}
    </div>
  );
}

/** The freight is the most that it can be until the boxes are measured. */
const BEFORE_PACKING: readonly RequestDetails["state"][] = [
  "awaiting_payment",
  "rehearsing",
  "paid",
  "packing",
  "on_hold",
];

function Price({ request: { state, lines, currency, agreed, due, boxes } }: { request: RequestDetails }) {
  const t = useTranslate();
  const id = useId();
  if (agreed === null || due === null) return null;
  const back = subtract(agreed, due);
  return (
    <section aria-labelledby={id} className={PANEL}>
      <h2 id={id} className="mb-4 type-h3">
        {t("forwarding.sum.title")}
      </h2>
      <PriceLines lines={lines} currency={currency} isCeiling={boxes.length === 0 && BEFORE_PACKING.includes(state)} />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="type-h4">{t("forwarding.sum.total")}</span>
        <span className="type-h3 tabular-nums">{formatMoney(due, currency, t.language)}</span>
      </p>
      {back > 0 && (
        <Note tone="ok" className="mt-4">
          {t("forwarding.sum.less", { amount: formatMoney(back, currency, t.language) })}
        </Note>
      )}
    </section>
  );
}

function Parcels({ request: { parcels, boxes } }: { request: RequestDetails }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className={PANEL}>
      <h2 id={id} className="mb-3 type-h3">
        {t("forwarding.step.parcels")}
      </h2>
      <ul className="grid gap-1.5 text-sm">
        {parcels.map(({ number, shop }) => (
          <li key={number}>
            <LocalLink to={`/parcels/${number}`} className="font-semibold text-pri underline">
              {number}
            </LocalLink>
            {shop && ` · ${shop}`}
          </li>
        ))}
      </ul>
      {boxes.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 type-h4">{t("forwarding.boxes")}</h3>
          <ul className="grid gap-1.5 text-sm tabular-nums">
            {boxes.map((box, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names and never change their order
              <li key={index}>{boxText(box)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const boxText = ({ weight_grams, length_mm, width_mm, height_mm }: RequestDetails["boxes"][number]) =>
  `${weight_grams / 1_000} kg · ${[length_mm, width_mm, height_mm].map((side) => side / 10).join(" × ")} cm`;

function Timeline({ request: { timeline } }: { request: RequestDetails }) {
  const t = useTranslate();
  const id = useId();
  const { time } = useMomentText();
  return (
    <section aria-labelledby={id} className={PANEL}>
      <h2 id={id} className="mb-4 type-h3">
        {t("order.detail.timeline")}
      </h2>
      <ol className="grid gap-3">
        {timeline.map(({ key, at, note }) => (
          <li key={`${key} ${at}`} className="border-line border-s-2 ps-4">
            <p className="text-ui font-semibold">{t(key as MessageKey)}</p>
            <p className="text-sm text-ink2 tabular-nums">
              <time dateTime={at}>{time(at)}</time>
            </p>
            {note && <p className="text-sm wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
