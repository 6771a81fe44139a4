import { useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { Courier } from "../../../contracts/shop/delivery.ts";
import { groupCouriers } from "../../../domain/checkout/courier-groups.ts";
import { RadioCardGroup } from "../../../ui/radio-card.tsx";
import { browserApi } from "../../browser-api.ts";
import { AddressChoice } from "../../commerce/addresses/address-choice.tsx";
import { newDraft } from "../../commerce/addresses/address-list.ts";
import { CourierCard } from "../../commerce/delivery/courier-card.tsx";
import { PickupPoints } from "../../commerce/delivery/pickup-points.tsx";
import { openModal } from "../../shell/modals/modal-store.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { StepBlock } from "./step-block.tsx";
import { TravelChoice } from "./travel-choice.tsx";
import type { OpenRequest } from "./use-request.ts";

type Opened = Pick<OpenRequest, "request" | "save">;

/** How it travels, who brings it, and to whom. */
export function DeliveryBlock({ request, save }: Opened) {
  const t = useTranslate();
  return (
    <StepBlock number={4} title={t("forwarding.travel.title")} isDone={!request.missing.includes("delivery")}>
      <TravelChoice {...{ request, save }} />
      <h3 className="mt-7 mb-3 type-h4">{t("forwarding.delivery.title")}</h3>
      <Couriers {...{ request, save }} />
      <h3 className="mt-7 mb-3 type-h4">{t("checkout.address.title")}</h3>
      <Addresses {...{ request, save }} />
    </StepBlock>
  );
}

function Couriers({ request, save }: Opened) {
  const t = useTranslate();
  // A courier with pickup points is chosen once one of them is.
  const [opened, setOpened] = useState(request.courier_id);
  const couriers = groupCouriers(request.couriers, request.courier_id).flatMap((group) => group.couriers);
  const set = (courier_id: number, pickup_point_id: number | null) =>
    void save((params, options) =>
      browserApi.forwardRequests.setDelivery({ ...params, courier_id, pickup_point_id }, options),
    );
  const choose = ({ id, has_pickup_points }: Courier) => {
    setOpened(id);
    if (!has_pickup_points) set(id, null);
  };
  return (
    <RadioCardGroup legend={t("forwarding.delivery.title")} hideLegend>
      {couriers.map((courier) => (
        <CourierCard
          key={courier.id}
          courier={courier}
          currency={request.currency}
          isChosen={courier.id === opened}
          isLastUsed={false}
          errorId={undefined}
          onChoose={() => choose(courier)}
        >
          {courier.id === opened && courier.has_pickup_points && (
            <PickupPoints
              courier={courier}
              chosen={request.pickup_point}
              chosenId={request.courier_id === courier.id ? (request.pickup_point?.id ?? null) : null}
              error={undefined}
              onChoose={(point) => set(courier.id, point)}
            />
          )}
        </CourierCard>
      ))}
    </RadioCardGroup>
  );
}

function Addresses({ request, save }: Opened) {
  const t = useTranslate();
  const { site } = usePageData().config;
  const countries = request.countries;
  const choose = (address_id: number, chosen: Parameters<typeof save>[1] = {}) =>
    save((params, options) => browserApi.forwardRequests.setDelivery({ ...params, address_id }, options), chosen);
  const add = () =>
    openModal("new-address", {
      address: newDraft({ country_id: site.default_country_id }),
      countries,
      save: async (typed) => {
        const { id } = await browserApi.account.addDeliveryAddress({ ...typed, id: 0 });
        await choose(id);
      },
      onDismiss: () => {},
    });
  const edit = (address: (typeof request.client_addresses)[number]) =>
    openModal("edit-address", {
      address,
      countries,
      save: async (typed) => {
        await browserApi.account.updateDeliveryAddress(typed);
        await choose(typed.id);
      },
    });
  return (
    <>
      <AddressChoice
        addresses={request.client_addresses}
        countries={countries}
        chosen={request.address}
        error={undefined}
        onChoose={({ id, ...address }) => void choose(id, { address })}
        onEdit={edit}
      />
      <button
        type="button"
        onClick={add}
        className="mt-3 min-h-11 cursor-pointer font-semibold text-pri hover:underline"
      >
        {t("address.new")}
      </button>
    </>
  );
}
