import { ContactsPage } from "../features/content/contacts/contacts-page.tsx";
import { loadContacts } from "../features/content/contacts/load-contacts.ts";
import type { Route } from "./+types/contacts";

/** ROUTE-31 */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadContacts(url, context);
}

export default function ContactsRoute({ loaderData }: Route.ComponentProps) {
  return <ContactsPage {...loaderData} />;
}
