import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { formatOpeningHours } from "#i18n/opening-hours.ts";
import { Panel } from "#ui/panel.tsx";

type Destined = Pick<OrderDetails, "pickup_point" | "address"> & { courier: { name: string } };

/** The pickup point or delivery address, and the recipient. */
export function Destination({ order }: { order: Destined }) {
  const t = useTranslate();
  const { pickup_point: point, address, courier } = order;
  return (
    <Panel
      title={t(point ? "order.detail.collect-at" : "order.detail.brought-to")}
      titleClassName="type-h3 mb-3"
      className="text-ui"
    >
      {point ? (
        <>
          <p className="font-semibold">{`${courier.name}, ${point.name}`}</p>
          <p className="text-ink2">
            {[point.street, point.city, point.hours && formatOpeningHours(point.hours, t.language)]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </>
      ) : (
        address && <p className="text-ink2">{`${address.first_address}, ${address.zip} ${address.city}`}</p>
      )}
      {address && <p className="text-ink2">{`${address.first_name} ${address.last_name}, ${address.phone_number}`}</p>}
    </Panel>
  );
}
