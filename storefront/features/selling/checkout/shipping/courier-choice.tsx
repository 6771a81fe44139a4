import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Courier } from "#contracts/shop/selling/delivery.ts";
import { groupCouriers } from "#domain/selling/checkout/courier-groups.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { CourierCard } from "#storefront/commerce/delivery/courier-card.tsx";
import { PickupPoints } from "#storefront/commerce/delivery/pickup-points.tsx";
import { FieldLine } from "#ui/field-frame.tsx";
import { RadioCardGroup } from "#ui/radio-card.tsx";
import type { Checkout } from "../use-checkout.ts";

interface CourierChoiceProps {
  checkout: Checkout;
  error: string | undefined;
  pointError: string | undefined;
}

/** CHECKOUT-09: to a point, to the door. */
export function CourierChoice({ checkout, error, pointError }: CourierChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const errorId = error && `${id}-error`;
  const { delivery } = checkout.data;
  const groups = groupCouriers(delivery?.local_delivery_couriers ?? [], delivery?.last_used_courier ?? null);
  return (
    <>
      <RadioCardGroup legend={t("checkout.delivery.title")} hideLegend className="gap-5">
        {groups.map(({ type, couriers }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has the legend of the whole choice
          <div key={type} role="group" aria-labelledby={`${id}-${type}`} className="grid min-w-0 gap-2.5">
            <p id={`${id}-${type}`} className="text-sm font-label text-ink2">
              {t(`checkout.courier.group.${type}`)}
            </p>
            {couriers.map((courier) => (
              <OfferedCourier key={courier.id} {...{ checkout, courier, errorId, pointError }} />
            ))}
          </div>
        ))}
      </RadioCardGroup>
      {groups.length === 0 && <p className="text-ui text-ink2">{t("checkout.delivery.none")}</p>}
      <FieldLine id={`${id}-error`} error={error} />
    </>
  );
}

interface OfferedCourierProps extends Pick<CourierChoiceProps, "checkout" | "pointError"> {
  courier: Courier;
  errorId: string | undefined;
}

function OfferedCourier({ checkout, courier, errorId, pointError }: OfferedCourierProps) {
  const { data, state, params, choose, anticipate } = checkout;
  const isChosen = courier.id === state.delivery_method;
  const setDelivery = (delivery_method: number, parcel_shop: number | null) =>
    choose({ delivery_method, parcel_shop }, () =>
      browserApi.checkout.setDelivery({ ...params, delivery_method, parcel_shop }),
    );
  return (
    <CourierCard
      {...{ courier, isChosen, errorId }}
      currency={data.currency}
      isLastUsed={courier.id === data.delivery?.last_used_courier}
      onChoose={() =>
        courier.has_pickup_points
          ? anticipate({ delivery_method: courier.id, parcel_shop: null })
          : setDelivery(courier.id, null)
      }
    >
      {isChosen && courier.has_pickup_points && (
        <PickupPoints
          courier={courier}
          chosen={data.delivery?.courier_info.point ?? null}
          chosenId={state.parcel_shop}
          error={pointError}
          onChoose={(point) => setDelivery(courier.id, point)}
        />
      )}
    </CourierCard>
  );
}
