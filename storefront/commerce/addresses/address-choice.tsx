import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import { isSameAddress } from "#domain/selling/checkout/same-address.ts";
import { countryName } from "#i18n/display-names.ts";
import { FieldLine } from "#ui/field-frame.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";
import { blockLinkClass } from "../checkout/checkout-block.tsx";
import { addressLine } from "./address-list.ts";

export type SavedAddress = CheckoutAddress & { id: number };

interface AddressChoiceProps {
  addresses: readonly SavedAddress[];
  countries: readonly Country[];
  chosen: CheckoutAddress | null;
  error: string | undefined;
  onChoose: (address: SavedAddress) => void;
  onEdit: (address: SavedAddress) => void;
}

/** CHECKOUT-08: the saved addresses, newest first. */
export function AddressChoice({ addresses, countries, chosen, error, onChoose, onEdit }: AddressChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  return (
    <>
      <RadioCardGroup legend={t("checkout.address.title")} hideLegend className="md:grid-cols-2">
        {addresses.map((address) => (
          <div key={address.id} className="relative grid">
            <RadioCard
              name="address_id"
              value={address.id}
              checked={isSameAddress(address, chosen)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              onChange={() => onChoose(address)}
              title={
                <span className="wrap-anywhere">
                  {address.first_name} {address.last_name}
                </span>
              }
              detail={<AddressDetail address={address} countries={countries} />}
              className="pb-11"
            />
            <button
              type="button"
              className={`${blockLinkClass} absolute start-13 bottom-3 pointer-coarse:bottom-0.5`}
              aria-label={t("address.edit-named", { address: addressLine(address) })}
              onClick={() => onEdit(address)}
            >
              {t("address.edit")}
            </button>
          </div>
        ))}
      </RadioCardGroup>
      <FieldLine id={errorId} error={error} />
    </>
  );
}

function AddressDetail({ address, countries }: { address: SavedAddress; countries: readonly Country[] }) {
  const t = useTranslate();
  const country = countries.find(({ id }) => id === address.country_id);
  return (
    <>
      <span className="block wrap-anywhere">
        {address.first_address}, {address.zip} {address.city}
      </span>
      {/* The browser's and the server's Intl data may name a country differently. */}
      <span suppressHydrationWarning className="block wrap-anywhere">
        {[country && countryName(country.iso_code, t.language), address.phone_number].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
