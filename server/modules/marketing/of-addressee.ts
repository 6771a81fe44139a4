import { and, eq } from "drizzle-orm";
import type { marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

export interface Addressee {
  storefrontCode: string;
  email: string;
}

type TableOfPeople = typeof marketingConsents | typeof newsletterLinks | typeof newsletterSubscriptions;

/** The condition that picks what a table holds about an address. */
export const isAbout = (table: TableOfPeople, { storefrontCode, email }: Addressee) =>
  and(eq(table.storefrontCode, storefrontCode), eq(table.email, email));
