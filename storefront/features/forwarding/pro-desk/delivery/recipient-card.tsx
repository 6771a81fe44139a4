import { Trash2 } from "lucide-react";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { CountryField, NameFields, PhoneField, StreetFields } from "#storefront/commerce/addresses/address-fields.tsx";
import { newDraft } from "#storefront/commerce/addresses/address-list.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { courierTitle } from "#storefront/commerce/delivery/courier-title.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { RecipientsData } from "../load-pro-desk.ts";
import { type Recipient, recipientField } from "./recipients.ts";

interface RecipientCardProps {
  data: RecipientsData;
  recipient: Recipient;
  index: number;
  /** The recipient's parcels, and those without a recipient. */
  parcels: RecipientsData["parcels"];
  field: ReturnType<typeof useCallForm>["field"];
  onChange(changes: Partial<Recipient>): void;
  onAssign(parcel: string): void;
  /** Left out for the only recipient. */
  onRemove?: (() => void) | undefined;
}

/** A recipient's address, parcels and delivery. */
export function RecipientCard(props: RecipientCardProps) {
  const t = useTranslate();
  const { recipient, index, parcels, onAssign, onRemove } = props;
  const number = String(index + 1);
  return (
    <CheckoutBlock
      title={t("pro.recipient", { number })}
      action={
        onRemove && (
          <IconButton label={t("pro.recipient.remove", { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <fieldset className="mb-5 min-w-0">
        <legend className="mb-2 text-sm font-semibold">{t("pro.recipient.parcels")}</legend>
        <ul className="grid gap-x-5 sm:grid-cols-2">
          {parcels.map(({ number: parcel, shop, size }) => (
            <li key={parcel}>
              <Checkbox checked={recipient.parcels.includes(parcel)} onChange={() => onAssign(parcel)}>
                <span className="font-semibold tabular-nums">{parcel}</span>{" "}
                <span className="text-sm text-ink2">
                  {[shop, size && t("parcel.kg", { kg: formatKilograms(size.weight_grams, t.language) })]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-4 md:grid-cols-2">
        <AddressPart {...props} />
        <TravelPart {...props} />
      </div>
    </CheckoutBlock>
  );
}

function AddressPart({ data, recipient, index, field, onChange }: RecipientCardProps) {
  const t = useTranslate();
  const { client_addresses: addresses, countries } = data;
  const of = (name: string) => field(recipientField(index, name));
  const choose = (value: string) => {
    const saved = addresses.find(({ id }) => String(id) === value);
    onChange({ addressId: saved?.id ?? null, countryId: saved?.country_id ?? recipient.countryId });
  };
  const own = { address: newDraft({ country_id: recipient.countryId }), countries, field: of };
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          {...of("address_id")}
          label={t("pro.recipient.address")}
          value={recipient.addressId ?? ""}
          onChange={({ target }) => choose(target.value)}
          className="md:col-span-2"
        >
          {addresses.map(({ id, first_name, last_name, first_address, city }) => (
            <option key={id} value={id}>
              {[`${first_name} ${last_name}`, first_address, city].filter(Boolean).join(", ")}
            </option>
          ))}
          <option value="">{t("address.new")}</option>
        </SelectField>
      )}
      {recipient.addressId === null && (
        <>
          <NameFields {...own} />
          <StreetFields {...own} />
          <CountryField {...own} onChoose={(countryId) => onChange({ countryId })} />
          <PhoneField {...own} />
        </>
      )}
    </>
  );
}

function TravelPart({ data, recipient, index, field }: RecipientCardProps) {
  const t = useTranslate();
  const of = (name: string) => field(recipientField(index, name));
  const couriers = data.couriers.filter(({ country_id }) => country_id === recipient.countryId);
  return (
    <>
      <SelectField {...of("shipping_method")} label={t("pro.recipient.method")}>
        {data.methods.map((method) => (
          <option key={method} value={method}>
            {t(`pro.method.${method}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...of("courier_id")} label={t("forwarding.delivery.title")} key={recipient.countryId}>
        {couriers.map((courier) => (
          <option key={courier.id} value={courier.id}>
            {courierTitle(courier, t)}, {formatMoney(courier.delivery_fee, data.currency, t.language)}
          </option>
        ))}
      </SelectField>
      <Checkbox name={recipientField(index, "insure")} className="text-sm md:col-span-2">
        {t("forwarding.packing.insure")}
      </Checkbox>
    </>
  );
}
