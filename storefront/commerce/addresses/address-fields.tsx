import type { FocusEvent } from "react";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import type { AddressFields as Address, Country } from "#domain/people/identity/address-rules.ts";
import { internationalPhone } from "#domain/shared/forms/international-phone.ts";
import { countryName } from "#i18n/display-names.ts";
import { SelectField, TextField } from "#ui/field.tsx";

interface AddressFieldsProps {
  address: Address;
  countries: readonly Country[];
  field: ReturnType<typeof useCallForm>["field"];
}

export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <StreetFields {...props} />
      <CountryField {...props} />
      <PhoneField {...props} />
    </>
  );
}

export function NameFields({ address, field }: Pick<AddressFieldsProps, "address" | "field">) {
  const t = useTranslate();
  return (
    <>
      <TextField
        {...field("first_name")}
        label={t("auth.field.first-name")}
        defaultValue={address.first_name}
        autoComplete="given-name"
      />
      <TextField
        {...field("last_name")}
        label={t("auth.field.last-name")}
        defaultValue={address.last_name}
        autoComplete="family-name"
      />
    </>
  );
}

export function StreetFields({ address, field }: Pick<AddressFieldsProps, "address" | "field">) {
  const t = useTranslate();
  return (
    <>
      <TextField
        {...field("first_address")}
        label={t("address.street")}
        defaultValue={address.first_address}
        autoComplete="street-address"
        className="md:col-span-2"
      />
      <TextField
        {...field("city")}
        label={t("address.city")}
        defaultValue={address.city}
        autoComplete="address-level2"
      />
      <TextField {...field("zip")} label={t("address.zip")} defaultValue={address.zip} autoComplete="postal-code" />
    </>
  );
}

/** ERROR-06: takes the forms that are usual in the country of the same form, and shows the international one. */
export function PhoneField({ address, countries, field }: AddressFieldsProps) {
  const t = useTranslate();
  function showInternational({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const chosen = input.form?.elements.namedItem("country_id");
    const id = chosen instanceof HTMLSelectElement ? Number(chosen.value) : address.country_id;
    const country = countries.find((each) => each.id === id);
    input.value = internationalPhone(input.value, country?.iso_code) ?? input.value;
  }
  return (
    <TextField
      {...field("phone_number")}
      type="tel"
      label={t("address.phone")}
      help={t("address.phone-help")}
      defaultValue={address.phone_number}
      autoComplete="tel"
      onBlur={showInternational}
    />
  );
}

interface CountryFieldProps extends AddressFieldsProps {
  onChoose?: (countryId: number) => void;
}

export function CountryField({ address, countries, field, onChoose }: CountryFieldProps) {
  const t = useTranslate();
  const named = countries
    .map(({ id, iso_code }) => ({ id, name: countryName(iso_code, t.language) }))
    .sort((a, b) => a.name.localeCompare(b.name, htmlLanguage(t.language)));
  return (
    <SelectField
      {...field("country_id")}
      label={t("auth.field.country")}
      defaultValue={address.country_id || ""}
      autoComplete="country-name"
      onChange={(event) => onChoose?.(Number(event.target.value))}
    >
      <option value="">{t("address.choose-country")}</option>
      {named.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
