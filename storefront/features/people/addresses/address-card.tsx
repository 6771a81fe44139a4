import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import { countryName } from "#i18n/display-names.ts";
import { addressLine, DRAFT_ID } from "#storefront/commerce/addresses/address-list.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";

interface AddressCardProps {
  address: DeliveryAddress;
  countries: readonly Country[];
  onEdit: () => void;
  onRemove: () => void;
}

export function AddressCard({ address, countries, onEdit, onRemove }: AddressCardProps) {
  const isDraft = address.id === DRAFT_ID;
  return (
    <Panel as="li" data-address-id={address.id} className="flex flex-col">
      <AddressText address={address} countries={countries} />
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {isDraft ? <DraftActions {...{ onEdit, onRemove }} /> : <SavedActions {...{ address, onEdit, onRemove }} />}
      </div>
    </Panel>
  );
}

function AddressText({ address, countries }: Pick<AddressCardProps, "address" | "countries">) {
  const t = useTranslate();
  const country = countries.find(({ id }) => id === address.country_id);
  return (
    <>
      {address.id === DRAFT_ID && (
        <p className="mb-2">
          <Pill tone="warn">{t("address.draft.title")}</Pill>
        </p>
      )}
      <p className="text-ui font-semibold wrap-anywhere">
        {address.first_name} {address.last_name}
      </p>
      <p className="mt-1 text-ui wrap-anywhere text-ink2">{address.first_address}</p>
      <p className="text-ui wrap-anywhere text-ink2">
        {address.zip} {address.city}
      </p>
      {country && (
        // The browser's and the server's Intl data may name a country differently.
        <p suppressHydrationWarning className="text-ui text-ink2">
          {countryName(country.iso_code, t.language)}
        </p>
      )}
      <p className="mt-1 text-ui wrap-anywhere text-ink2">{address.phone_number}</p>
    </>
  );
}

function DraftActions({ onEdit, onRemove }: Pick<AddressCardProps, "onEdit" | "onRemove">) {
  const t = useTranslate();
  return (
    <>
      <Button size="sm" onClick={onEdit}>
        {t("address.draft.continue")}
      </Button>
      <Button size="sm" variant="text" onClick={onRemove}>
        {t("address.draft.discard")}
      </Button>
    </>
  );
}

function SavedActions({ address, onEdit, onRemove }: Omit<AddressCardProps, "countries">) {
  const t = useTranslate();
  const named = { address: addressLine(address) };
  return (
    <>
      <Button size="sm" variant="outline" aria-label={t("address.edit-named", named)} onClick={onEdit}>
        {t("address.edit")}
      </Button>
      <Button size="sm" variant="text" aria-label={t("address.delete-named", named)} onClick={onRemove}>
        {t("address.delete")}
      </Button>
    </>
  );
}
