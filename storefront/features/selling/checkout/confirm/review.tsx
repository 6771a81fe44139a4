import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { formatOpeningHours } from "#i18n/opening-hours.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { courierTitle } from "#storefront/commerce/delivery/courier-title.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { WholeDates } from "#ui/whole-dates.tsx";
import { isToDoor, servedCountries } from "../shipping/shipping-form.ts";
import { SummaryLines } from "../summary/summary-lines.tsx";
import type { Checkout } from "../use-checkout.ts";
import { EditAddress } from "./edit-address.tsx";
import { EditDelivery, EditPayment } from "./edit-choices.tsx";
import type { ReviewedPart } from "./missing-part.ts";
import { ReviewBlock } from "./review-block.tsx";
import { ReviewedExtras } from "./reviewed-extras.tsx";

interface ReviewProps {
  checkout: Checkout;
  editing: ReviewedPart | null;
  onEdit: (part: ReviewedPart | null) => void;
}

export function Review({ checkout, editing, onEdit }: ReviewProps) {
  const t = useTranslate();
  const { data } = checkout;
  const edit = (part: ReviewedPart) => ({
    checkout,
    isOpen: editing === part,
    onChange: () => onEdit(part),
    onDone: () => onEdit(null),
  });
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 md:gap-5">
        <ReviewedAddress {...edit("address")} />
        <ReviewedDelivery {...edit("delivery")} />
        <ReviewedFreight checkout={checkout} />
        <ReviewedPayment {...edit("payment")} />
        <ReviewedExtras {...edit("extras")} />
      </div>
      {/* Wide screens already list the products in the summary. */}
      <CheckoutBlock title={t("checkout.your-order")} className="tablet:hidden">
        <SummaryLines products={data.products} currency={data.currency} />
      </CheckoutBlock>
    </>
  );
}

export interface ReviewedProps {
  checkout: Checkout;
  isOpen: boolean;
  onChange: () => void;
  onDone: () => void;
}

function ReviewedAddress({ checkout, isOpen, onChange, onDone }: ReviewedProps) {
  const t = useTranslate();
  const { address, email } = checkout.state;
  // Beside a pickup point a street would read as where the parcel goes.
  const hasStreet = isToDoor(checkout);
  const country = servedCountries(checkout.data).find(({ id }) => id === address?.country_id);
  const editor = isOpen && <EditAddress checkout={checkout} onDone={onDone} />;
  return (
    <ReviewBlock
      title={t(hasStreet ? "checkout.address.title" : "checkout.recipient.title")}
      onChange={onChange}
      editor={editor}
    >
      {address && (
        <>
          <b>
            {address.first_name} {address.last_name}
          </b>
          {hasStreet && (
            <>
              <Line>{address.first_address}</Line>
              <Line>
                {address.zip} {address.city}
              </Line>
            </>
          )}
          {country && <Line>{countryName(country.iso_code, t.language)}</Line>}
          <Line>{address.phone_number}</Line>
        </>
      )}
      {email && <Line>{email}</Line>}
    </ReviewBlock>
  );
}

function ReviewedDelivery({ checkout, isOpen, onChange, onDone }: ReviewedProps) {
  const t = useTranslate();
  const { data, state } = checkout;
  const courier = data.delivery?.local_delivery_couriers.find(({ id }) => id === state.delivery_method);
  const point = data.delivery?.courier_info.point;
  const editor = isOpen && <EditDelivery checkout={checkout} onDone={onDone} />;
  return (
    <ReviewBlock title={t("checkout.delivery.title")} onChange={onChange} editor={editor}>
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
      {arrival && (
        <Line>
          <WholeDates>{t("product.arrives", arrivalTexts(arrival))}</WholeDates>
        </Line>
      )}
    </ReviewBlock>
  );
}

function ReviewedPayment({ checkout, isOpen, onChange, onDone }: ReviewedProps) {
  const t = useTranslate();
  const { data, state, totals } = checkout;
  const method = data.payment_methods.find(({ id }) => id === state.payment.id);
  const bank = method?.options.find(({ key }) => key === data.selected_payment?.option);
  return (
    <ReviewBlock
      title={t("checkout.review.payment")}
      onChange={onChange}
      editor={isOpen && <EditPayment checkout={checkout} onDone={onDone} />}
    >
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
