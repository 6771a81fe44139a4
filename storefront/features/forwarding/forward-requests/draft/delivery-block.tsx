import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { CourierChoice, RecipientChoice } from "#storefront/commerce/delivery/delivery-choice.tsx";
import { PickupRecipient } from "#storefront/commerce/delivery/pickup-recipient.tsx";
import { knownRecipient } from "#storefront/commerce/delivery/recipient-of.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { OpenRequest } from "../use-request.ts";
import { StepBlock } from "./step-block.tsx";
import { TravelChoice } from "./travel-choice.tsx";

type Opened = Pick<OpenRequest, "request" | "save">;

/** How it travels, who brings it, and to whom. */
export function DeliveryBlock({ request, save }: Opened) {
  const t = useTranslate();
  const { setDelivery } = browserApi.forwardRequests;
  const { default_country_id } = usePageData().config.site;
  const countryId = request.address?.country_id ?? default_country_id;
  const isPickedUp = request.pickup_point !== null;
  return (
    <StepBlock number={4} title={t("forwarding.travel.title")} isDone={!request.missing.includes("delivery")}>
      <TravelChoice {...{ request, save }} />
      <h3 className="mt-7 mb-3 type-h4">{t("forwarding.delivery.title")}</h3>
      <CourierChoice
        chosen={request}
        onChoose={(courier_id, pickup_point_id) =>
          save((params, options) => {
            const recipient = pickup_point_id === null ? {} : knownRecipient(request, countryId);
            return setDelivery({ ...params, courier_id, pickup_point_id, ...recipient }, options);
          })
        }
      />
      <h3 className="mt-7 mb-3 type-h4">{t(isPickedUp ? "checkout.recipient.title" : "checkout.address.title")}</h3>
      {isPickedUp ? (
        <PickupRecipient
          chosen={request}
          countryId={countryId}
          onSave={(address) => save((params, options) => setDelivery({ ...params, address }, options))}
        />
      ) : (
        <RecipientChoice
          chosen={request}
          onChoose={(address_id, address) =>
            save((params, options) => setDelivery({ ...params, address_id }, options), address ? { address } : {})
          }
        />
      )}
    </StepBlock>
  );
}
