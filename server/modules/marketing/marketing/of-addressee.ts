import { and, eq } from "drizzle-orm";
import type {
  mailPreferences,
  marketingConsents,
  newsletterLinks,
  newsletterSubscriptions,
  stockWatches,
} from "./tables.ts";

export interface Addressee {
  storefrontCode: string;
  email: string;
}

type AddresseeTable =
  | typeof mailPreferences
  | typeof marketingConsents
  | typeof newsletterLinks
  | typeof newsletterSubscriptions
  | typeof stockWatches;

export const ofAddressee = (table: AddresseeTable, { storefrontCode, email }: Addressee) =>
  and(eq(table.storefrontCode, storefrontCode), eq(table.email, email));
