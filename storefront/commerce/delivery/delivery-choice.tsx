import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import type { Courier } from "#contracts/shop/selling/delivery.ts";
import { groupCouriers } from "#domain/selling/checkout/courier-groups.ts";
import { Button } from "#ui/button.tsx";
import { RadioCardGroup } from "#ui/radio-card.tsx";
import { browserApi } from "../../browser-api.ts";
import { openModal } from "../../shell/modals/modal-store.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { AddressChoice } from "../addresses/address-choice.tsx";
import { newDraft } from "../addresses/address-list.ts";
import { CourierCard } from "./courier-card.tsx";
import { PickupPoints } from "./pickup-points.tsx";

interface CourierChoiceProps {
  chosen: Pick<RequestDetails, "couriers" | "courier_id" | "pickup_point" | "currency">;
  /** Resolves to null when the choice could not be saved. */
  onChoose(courierId: number, pickupPointId: number | null): Promise<unknown>;
}

/** The courier of a forward request: one with pickup points is chosen once a point is. */
export function CourierChoice({ chosen, onChoose }: CourierChoiceProps) {
  const t = useTranslate();
  const [opened, setOpened] = useState(chosen.courier_id);
  const [picked, setPicked] = useState<number | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  // The courier chosen at first keeps its position: a row that moves would leave the pointer.
  const [chosenBefore] = useState(chosen.courier_id);
  const couriers = groupCouriers(chosen.couriers, chosenBefore).flatMap((group) => group.couriers);
  const choose = ({ id, has_pickup_points }: Courier) => {
    setOpened(id);
    setPicked(null);
    setUnsaved(false);
    if (!has_pickup_points) void onChoose(id, null);
  };
  /** Shown at once; a point that could not be saved stays chosen, with an error. */
  async function pick(courier: Courier, point: number) {
    setPicked(point);
    setUnsaved((await onChoose(courier.id, point)) === null);
  }
  return (
    <RadioCardGroup legend={t("forwarding.delivery.title")} hideLegend>
      {couriers.map((courier) => (
        <CourierCard
          key={courier.id}
          courier={courier}
          currency={chosen.currency}
          isChosen={courier.id === opened}
          isLastUsed={false}
          errorId={undefined}
          onChoose={() => choose(courier)}
        >
          {courier.id === opened && courier.has_pickup_points && (
            <>
              <PickupPoints
                courier={courier}
                chosen={chosen.pickup_point}
                chosenId={
                  picked ?? (chosen.courier_id === courier.id ? (chosen.pickup_point?.parcelshop_id ?? null) : null)
                }
                error={isUnsaved ? t("checkout.points.unsaved") : undefined}
                onChoose={(point) => void pick(courier, point)}
              />
              {isUnsaved && picked !== null && (
                <Button variant="outline" size="sm" className="mx-4.5 mb-4" onClick={() => pick(courier, picked)}>
                  {t("error.try-again")}
                </Button>
              )}
            </>
          )}
        </CourierCard>
      ))}
    </RadioCardGroup>
  );
}

type OwnAddress = RequestDetails["client_addresses"][number];

interface RecipientChoiceProps {
  chosen: Pick<RequestDetails, "client_addresses" | "countries" | "address">;
  onChoose(id: number, address?: Omit<OwnAddress, "id">): Promise<unknown>;
}

/** The recipient: one of the customer's addresses, or a new one. */
export function RecipientChoice({ chosen, onChoose }: RecipientChoiceProps) {
  const t = useTranslate();
  const { site } = usePageData().config;
  const { client_addresses: addresses, countries } = chosen;
  const add = () =>
    openModal("new-address", {
      address: newDraft({ country_id: site.default_country_id }),
      countries,
      save: async (typed) => {
        const { id } = await browserApi.account.addDeliveryAddress({ ...typed, id: 0 });
        await onChoose(id);
      },
      onDismiss: () => {},
    });
  const edit = (address: OwnAddress) =>
    openModal("edit-address", {
      address,
      countries,
      save: async (typed) => {
        await browserApi.account.updateDeliveryAddress(typed);
        await onChoose(typed.id);
      },
    });
  return (
    <>
      <AddressChoice
        addresses={addresses}
        countries={countries}
        chosen={chosen.address}
        error={undefined}
        onChoose={({ id, ...address }) => void onChoose(id, address)}
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
