import { MapPin, Plus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AddressCard } from "./address-card.tsx";
import { useAddresses } from "./use-addresses.ts";

interface AddressCardsProps {
  addresses: readonly DeliveryAddress[];
  countries: readonly Country[];
  owner: Pick<DeliveryAddress, "first_name" | "last_name">;
}

/** ROUTE-39, ACCOUNT-01 */
export function AddressCards({ addresses, countries, owner: { first_name, last_name } }: AddressCardsProps) {
  const t = useTranslate();
  const { default_country_id } = usePageData().config.site;
  const defaults = { first_name, last_name, country_id: default_country_id };
  const { list, add, edit, remove } = useAddresses({ addresses, countries }, defaults);
  if (list.length === 0) {
    return (
      <EmptyState
        title={t("address.empty.title")}
        text={t("address.empty.text")}
        drawing={<MapPin className="size-12 text-pri" />}
        action={
          <Button onClick={add}>
            <Plus aria-hidden="true" />
            {t("address.new")}
          </Button>
        }
      />
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {list.map((address) => (
        <AddressCard
          key={address.id}
          {...{ address, countries }}
          onEdit={() => edit(address)}
          onRemove={() => remove(address)}
        />
      ))}
      <li className="flex">
        <AddTile onClick={add} />
      </li>
    </ul>
  );
}

function AddTile({ onClick }: { onClick: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-24 grow cursor-pointer items-center justify-center gap-3 rounded-panel border border-dashed border-line2 p-5 text-ui font-semibold text-pri transition-colors hover:border-pri hover:bg-surface md:flex-col"
    >
      <span className="grid size-11 place-items-center rounded-full bg-soft text-softink">
        <Plus aria-hidden="true" className="size-5" />
      </span>
      {t("address.new")}
    </button>
  );
}
