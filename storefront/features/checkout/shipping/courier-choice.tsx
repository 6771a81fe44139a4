import { useId } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { FieldLine } from "../../../../ui/field-frame.tsx";
import { RadioCardGroup } from "../../../../ui/radio-card.tsx";
import { browserApi } from "../../../browser-api.ts";
import type { Checkout } from "../use-checkout.ts";
import { CourierCard } from "./courier-card.tsx";
import { PickupPoints } from "./pickup-points.tsx";

interface CourierChoiceProps {
  checkout: Checkout;
  error: string | undefined;
  pointError: string | undefined;
}

/** CHECKOUT-09 */
export function CourierChoice({ checkout, error, pointError }: CourierChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  const { data, state, params, choose, anticipate } = checkout;
  const couriers = data.delivery?.local_delivery_couriers ?? [];
  const setDelivery = (delivery_method: number, parcel_shop: number | null) =>
    choose({ delivery_method, parcel_shop }, () =>
      browserApi.checkout.setDelivery({ ...params, delivery_method, parcel_shop }),
    );
  return (
    <>
      <RadioCardGroup legend={t("checkout.delivery.title")} hideLegend className="gap-2.5">
        {couriers.map((courier) => {
          const isChosen = courier.id === state.delivery_method;
          return (
            <CourierCard
              key={courier.id}
              {...{ courier, isChosen }}
              currency={data.currency}
              errorId={error && errorId}
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
        })}
      </RadioCardGroup>
      {couriers.length === 0 && <p className="text-ui text-ink2">{t("checkout.delivery.none")}</p>}
      <FieldLine id={errorId} error={error} />
    </>
  );
}
