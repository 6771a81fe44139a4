import type { ReactNode } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { Country } from "../../../../domain/identity/address-rules.ts";
import { countryName } from "../../../../i18n/display-names.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { formatOpeningHours } from "../../../../i18n/opening-hours.ts";
import { browserApi } from "../../../browser-api.ts";
import { arrivalTexts } from "../../../commerce/freight/arrival-texts.ts";
import { METHOD_NAMES } from "../../../commerce/payment/method-name.ts";
import { openModal } from "../../../shell/modals/modal-store.ts";
import { CheckoutBlock } from "../checkout-block.tsx";
import { courierTitle } from "../courier-title.ts";
import { SummaryLines } from "../summary/summary-lines.tsx";
import type { Checkout } from "../use-checkout.ts";
import { ReviewBlock } from "./review-block.tsx";

export function Review({ checkout, countries }: { checkout: Checkout; countries: readonly Country[] }) {
  const t = useTranslate();
  const { data } = checkout;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 md:gap-5">
        <ReviewedAddress {...{ checkout, countries }} />
        <ReviewedDelivery checkout={checkout} />
        <ReviewedFreight checkout={checkout} />
        <ReviewedPayment checkout={checkout} />
      </div>
      {/* Wide screens already list the products in the summary. */}
      <CheckoutBlock title={t("checkout.your-order")} className="min-[1025px]:hidden">
        <SummaryLines products={data.products} currency={data.currency} />
      </CheckoutBlock>
    </>
  );
}

function ReviewedAddress({
  checkout: { state, params },
  countries,
}: {
  checkout: Checkout;
  countries: readonly Country[];
}) {
  const t = useTranslate();
  const { address, email } = state;
  const country = countries.find(({ id }) => id === address?.country_id);
  return (
    <ReviewBlock title={t("checkout.address.title")} changeTo={`/checkout/${params.slug}`}>
      {address && (
        <>
          <b>
            {address.first_name} {address.last_name}
          </b>
          <Line>{address.first_address}</Line>
          <Line>
            {address.zip} {address.city}
          </Line>
          {country && <Line>{countryName(country.iso_code, t.language)}</Line>}
          <Line>{address.phone_number}</Line>
        </>
      )}
      {email && <Line>{email}</Line>}
    </ReviewBlock>
  );
}

function ReviewedDelivery({ checkout: { data, state, params } }: { checkout: Checkout }) {
  const t = useTranslate();
  const courier = data.delivery?.local_delivery_couriers.find(({ id }) => id === state.delivery_method);
  const point = data.delivery?.courier_info.point;
  return (
    <ReviewBlock title={t("checkout.delivery.title")} changeTo={`/checkout/${params.slug}`}>
      {courier && <b>{courierTitle(courier, t)}</b>}
      {point && (
        <>
          <Line>
            {point.name}, {point.street}
          </Line>
          <Line>{point.city}</Line>
          {point.hours && <Line>{formatOpeningHours(point.hours, t.language)}</Line>}
        </>
      )}
    </ReviewBlock>
  );
}

function ReviewedFreight({ checkout: { data, state, params, choose } }: { checkout: Checkout }) {
  const t = useTranslate();
  const { shipping, currency } = data;
  const method = state.shipping_method;
  const arrival = method && shipping?.arrivals[method];
  const change = () =>
    shipping &&
    openModal("shipping-select", {
      freight: shipping,
      currency,
      chosen: method,
      onChoose: (shipping_method) =>
        choose({ shipping_method }, () => browserApi.checkout.setShipping({ ...params, shipping_method })),
    });
  return (
    <ReviewBlock title={t("checkout.freight.title")} onChange={change}>
      {method && <b>{t(`product.method.${method}`)}</b>}
      {arrival && <Line>{t("product.arrives", arrivalTexts(arrival))}</Line>}
    </ReviewBlock>
  );
}

function ReviewedPayment({ checkout: { data, state, totals, params } }: { checkout: Checkout }) {
  const t = useTranslate();
  const method = data.payment_methods.find(({ id }) => id === state.payment.id);
  const bank = method?.options.find(({ key }) => key === data.selected_payment?.option);
  return (
    <ReviewBlock title={t("checkout.review.payment")} changeTo={`/payment/${params.slug}`}>
      {totals.balance > 0 && (
        <Line>
          {t("checkout.total.balance")}: {formatMoney(totals.balance, data.currency, t.language)}
        </Line>
      )}
      {totals.final === 0 && totals.balance === 0 && <Line>{t("checkout.payment.free")}</Line>}
      {method && totals.final > 0 && (
        <>
          <b>{t(`payment.method.${METHOD_NAMES[method.payment_processor_id]}`)}</b>
          {bank && <Line>{bank.name}</Line>}
        </>
      )}
    </ReviewBlock>
  );
}

function Line({ children }: { children: ReactNode }) {
  // The browser's and the server's Intl data may name a country differently.
  return (
    <p suppressHydrationWarning className="text-ink2 wrap-anywhere">
      {children}
    </p>
  );
}
