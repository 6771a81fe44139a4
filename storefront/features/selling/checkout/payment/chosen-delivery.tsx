import { MapPin } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { blockLinkClass } from "#storefront/commerce/checkout/checkout-block.tsx";
import { courierTitle } from "#storefront/commerce/delivery/courier-title.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import type { Checkout } from "../use-checkout.ts";

/** The choices of the shipping step, with a link back to it. */
export function ChosenDelivery({ checkout: { data, state, params } }: { checkout: Checkout }) {
  const t = useTranslate();
  const courier = data.delivery?.local_delivery_couriers.find(({ id }) => id === state.delivery_method);
  const point = data.delivery?.courier_info.point;
  const { address, shipping_method: method } = state;
  const arrival = method && data.shipping?.arrivals[method];
  const destination = point
    ? [point.name, point.street, point.city].join(", ")
    : [address?.first_address, address?.city].filter(Boolean).join(", ");
  const details = [
    address && `${address.first_name} ${address.last_name}`,
    address?.phone_number,
    method && t(`product.method.${method}`),
    arrival && t("product.arrives", arrivalTexts(arrival)),
  ].flatMap((detail) => detail || []);
  return (
    <Panel as="div" padding="none" className="flex items-center gap-4 px-5 py-4 md:px-7">
      <MapPin aria-hidden="true" className="size-5.5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="text-ui font-semibold wrap-anywhere">
          {[courier && courierTitle(courier, t), destination].filter(Boolean).join(", ")}
        </p>
        {/* Hides the separator dot at the start of a line. */}
        <div className="overflow-hidden">
          <p className="-ms-3.5 flex flex-wrap text-sm text-ink2 wrap-anywhere">
            {details.map((detail) => (
              <span key={detail} className="relative ps-3.5 before:absolute before:start-1 before:content-['·']">
                <WholeDates>{detail}</WholeDates>
              </span>
            ))}
          </p>
        </div>
      </div>
      <LocalLink to={`/checkout/${params.slug}`} className={blockLinkClass} aria-label={t("checkout.change-shipping")}>
        {t("checkout.change")}
      </LocalLink>
    </Panel>
  );
}
