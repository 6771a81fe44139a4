import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { InvoicedCompany } from "#domain/selling/checkout/extras.ts";
import type { Translate } from "#i18n/translate.ts";
import { MAIL_PALETTES } from "#modules/operations/mail/index.ts";
import { findSeller, type StoredSeller } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { InvoiceContent } from "./invoice-content.ts";

export interface Seller {
  legalName: string;
  legalAddress: string | null;
  companyCode: string | null;
  vatNumber: string | null;
}

/** The seller of a storefront, by its legal name where that is known. */
export async function sellerOf(db: Database, storefront: StorefrontProfile): Promise<Seller> {
  return namedSeller(storefront, await findSeller(db, storefront.code));
}

export const namedSeller = ({ name }: StorefrontProfile, seller: StoredSeller | undefined): Seller => ({
  legalName: seller?.legalName ?? name,
  legalAddress: seller?.legalAddress ?? null,
  companyCode: seller?.companyCode ?? null,
  vatNumber: seller?.vatNumber ?? null,
});

/** The seller as an invoice names it. */
export function sellerParty({ legalName, legalAddress, companyCode, vatNumber }: Seller, t: Translate) {
  const lines = [
    legalName,
    legalAddress,
    companyCode && t("order.invoice.company_code", { code: companyCode }),
    vatNumber && t("order.invoice.vat_number", { number: vatNumber }),
  ];
  return { heading: t("order.invoice.seller"), lines: filledLines(lines) };
}

/** A company with its registered address. */
export interface NamedCompany {
  name: string;
  code: string;
  vatNumber: string | null;
  street: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

/** A company in a document: one that is registered here, or one that was typed at the checkout. */
export const companyLines = (company: NamedCompany | InvoicedCompany, t: Translate): string[] => {
  const { name, code } = company;
  const vatNumber = "vatNumber" in company ? company.vatNumber : company.vat_number;
  return filledLines([
    name,
    "address" in company ? company.address : registeredAddress(company),
    t("order.invoice.company_code", { code }),
    vatNumber && t("order.invoice.vat_number", { number: vatNumber }),
  ]);
};

const registeredAddress = ({ street, postalCode, city, countryCode }: NamedCompany) =>
  `${street}, ${postalCode} ${city}, ${countryCode}`;

/** The buyer: the company if there is one, else the person. */
export const buyerParty = (
  company: NamedCompany | InvoicedCompany | null,
  person: readonly string[],
  t: Translate,
) => ({
  heading: t("order.invoice.buyer"),
  lines: company ? companyLines(company, t) : filledLines(person),
});

export const filledLines = (lines: readonly (string | null | undefined)[]) =>
  lines.filter((line): line is string => !!line);

/** The band at the top of a document: the storefront's sign and name, in the colours of its mails. */
export function documentBrand({ name, appUrl, theme, documentLogo }: StorefrontProfile): InvoiceContent["brand"] {
  const { top, onTop, primary } = MAIL_PALETTES[theme];
  const colours = { ground: top, ink: onTop, accent: primary };
  return { name, site: new URL(appUrl).host, ...colours, ...(documentLogo ? { logo: documentLogo } : {}) };
}
