import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { AddressCards } from "../features/people/addresses/address-cards.tsx";
import { loadAddresses } from "../features/people/addresses/load-addresses.ts";
import type { Route } from "./+types/delivery-addresses";

/** ROUTE-39. */
export async function loader({ context }: Route.LoaderArgs) {
  const [user, saved] = await Promise.all([loadAccountUser(context), loadAddresses(context)]);
  return { user, ...saved };
}

export default function DeliveryAddresses({ loaderData: { user, addresses, countries } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage user={user} title={t("auth.menu.addresses")} description={t("address.text")}>
      <AddressCards addresses={addresses} countries={countries} owner={user} />
    </AccountPage>
  );
}
