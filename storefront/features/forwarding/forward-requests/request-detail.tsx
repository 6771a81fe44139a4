import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { isRequestPaidFor } from "#domain/forwarding/forward-requests/request-states.ts";
import { formatCentimetres, formatKilograms } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { Destination } from "#storefront/commerce/orders/destination.tsx";
import { ShipmentLine } from "#storefront/commerce/orders/shipment-line.tsx";
import { StepLine } from "#storefront/commerce/orders/step-line.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import { CustomsQuestion } from "./customs/customs-question.tsx";
import { CustomsSettlement } from "./customs/customs-settlement.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestPrice } from "./request-price.tsx";
import { RequestTimeline } from "./request-timeline.tsx";

/** A forward request after its draft: what comes next, what it costs, where it is (FORWARDING-02). */
export function RequestDetail({ request }: { request: RequestDetails }) {
  const t = useTranslate();
  const { state, address, pickup_point, may_act } = request;
  const courier = courierOf(request);
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5">
      <Panel>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <Arrival request={request} />
            <p className="text-ui text-ink2">{t(request.next_step_key as MessageKey)}</p>
          </div>
          <Shipment request={request} />
        </div>
        {request.steps.length > 0 && <StepLine order={{ steps: request.steps, courier }} className="mt-6" />}
        <RequestActions request={request} />
      </Panel>
      <CustomsQuestion request={request} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
        <RequestTimeline timeline={request.timeline} />
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          <RequestPrice request={request} />
          <CustomsSettlement request={request} />
          <Parcels request={request} />
          {(pickup_point ?? address) && <Destination order={{ pickup_point, address, courier }} />}
          {may_act && isRequestPaidFor(state) && <ClaimLink number={request.number} />}
        </div>
      </div>
    </div>
  );
}

/** The expected days, where they are known. */
function Arrival({ request: { arrives_from, arrives_to, steps } }: { request: RequestDetails }) {
  const t = useTranslate();
  if (arrives_from === null || arrives_to === null || steps.length === 0) return null;
  return (
    <h2 className="mb-1 type-h3">
      <WholeDates>{t("order.detail.arrives", arrivalTexts({ arrives_from, arrives_to }))}</WholeDates>
    </h2>
  );
}

/** How it travels, once it is paid. */
function Shipment({ request: { shipping_method, tracking_number, steps } }: { request: RequestDetails }) {
  if (shipping_method === null || steps.length === 0) return null;
  return <ShipmentLine {...{ shipping_method, tracking_number }} />;
}

/** For what is damaged, missing or late. */
function ClaimLink({ number }: { number: string }) {
  const t = useTranslate();
  return (
    <LocalLink
      to={`/claim-form?number=${number}`}
      className={classNames(buttonClass({ variant: "outline" }), "print:hidden")}
    >
      {t("claim.title")}
    </LocalLink>
  );
}

const courierOf = ({ courier_name, pickup_point }: RequestDetails) => ({
  name: courier_name ?? "",
  delivery_type: pickup_point ? ("pickup" as const) : ("door" as const),
});

function Parcels({ request: { parcels, boxes } }: { request: RequestDetails }) {
  const t = useTranslate();
  return (
    <Panel title={t("forwarding.step.parcels")} titleClassName="mb-3 type-h3">
      <ul className="grid gap-1.5 text-sm">
        {parcels.map(({ number, shop }) => (
          <li key={number}>
            <LocalLink to={`/parcels/${number}`} className="touch-row font-semibold text-pri underline">
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
              <li key={index}>
                {t("parcel.kg", { kg: formatKilograms(box.weight_grams, t.language) })} ·{" "}
                {t("parcel.cm", { size: formatCentimetres([box.length_mm, box.width_mm, box.height_mm]) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
