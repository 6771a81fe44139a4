import type { DemoStorefrontCode } from "./storefronts.ts";

export interface DemoSeller {
  legalName: string;
  legalAddress: string;
  companyCode: string;
  vatNumber: string;
}

const seller = (legalName: string, legalAddress: string, companyCode: string, vatNumber: string): DemoSeller => ({
  legalName,
  legalAddress,
  companyCode,
  vatNumber,
});

const LITHUANIAN = seller("UAB „Krosdokas“", "Ukmergės g. 126, 08100 Vilnius", "305000017", "LT100000000017");

/** The invented sellers of the demo's storefronts, as shown on invoices. */
export const DEMO_SELLERS: Readonly<Record<DemoStorefrontCode, DemoSeller>> = {
  lt: LITHUANIAN,
  lv: seller("SIA “Norde”", "Brīvības iela 214, LV-1039 Rīga", "40000000017", "LV40000000017"),
  ee: seller("Varpa OÜ", "Pärnu mnt 139, 11317 Tallinn", "10000017", "EE100000017"),
  pj: LITHUANIAN,
  tp: LITHUANIAN,
  wl: LITHUANIAN,
  nl: seller("Nederpak B.V.", "Waalhaven 12, 3087 BM Rotterdam", "10000017", "NL000000017B01"),
  ae: seller("Al Mina Trading FZE", "Jebel Ali Free Zone, Dubai", "100017", "100000000000017"),
};
