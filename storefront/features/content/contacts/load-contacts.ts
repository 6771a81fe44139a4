import type { RouterContextProvider } from "react-router";
import type { Contacts } from "#contracts/shop/content/contacts.ts";
import { api, reader } from "#storefront/context.ts";

/** The outcome of a message sent without scripts. */
export type Outcome = "sent" | "not-sent" | null;

const OUTCOMES: Readonly<Record<string, Outcome>> = { "1": "sent", "0": "not-sent" };

export interface ContactsData {
  contacts: Contacts;
  outcome: Outcome;
}

export async function loadContacts(url: URL, context: Readonly<RouterContextProvider>): Promise<ContactsData> {
  const { language, currency } = context.get(reader);
  const contacts = await context.get(api).contacts.get({ language_id: language.id, currency_id: currency.id });
  return { contacts, outcome: OUTCOMES[url.searchParams.get("sent") ?? ""] ?? null };
}
