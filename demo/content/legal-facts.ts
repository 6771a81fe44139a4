import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { slugOf } from "../catalog/slug.ts";
import type { DemoLanguage } from "../languages.ts";
import { paysThroughBank } from "../payment-methods.ts";
import { DEMO_SELLERS, type DemoSeller } from "../sellers.ts";
import type { DEMO_COUNTRIES, DemoStorefront } from "../storefronts.ts";

/** The facts of the legal texts that differ between storefronts. */
export interface LegalFacts extends DemoSeller {
  shop: string;
  email: string;
  paysThroughBank: boolean;
  /** Whether the shop has the form that the law of the European Union asks for. */
  hasWithdrawalForm: boolean;
  /** In the language of the text. */
  country: string;
  consumerBody: string;
  dataProtectionBody: string;
}

type Bodies = Pick<LegalFacts, "consumerBody" | "dataProtectionBody">;

/** Authorities are not translated, so that they can be found. */
const BODIES: Partial<Record<keyof typeof DEMO_COUNTRIES, Bodies>> = {
  LT: {
    consumerBody: "Valstybinė vartotojų teisių apsaugos tarnyba (vvtat.lrv.lt)",
    dataProtectionBody: "Valstybinė duomenų apsaugos inspekcija (vdai.lrv.lt)",
  },
  LV: {
    consumerBody: "Patērētāju tiesību aizsardzības centrs (ptac.gov.lv)",
    dataProtectionBody: "Datu valsts inspekcija (dvi.gov.lv)",
  },
  EE: {
    consumerBody: "Tarbijakaitse ja Tehnilise Järelevalve Amet (ttja.ee)",
    dataProtectionBody: "Andmekaitse Inspektsioon (aki.ee)",
  },
  NL: {
    consumerBody: "Autoriteit Consument & Markt (consuwijzer.nl)",
    dataProtectionBody: "Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl)",
  },
  AE: {
    consumerBody: "Ministry of Economy and Tourism (moet.gov.ae)",
    dataProtectionBody: "UAE Data Office (u.ae)",
  },
};

export function legalFactsOf({ code, name, country }: DemoStorefront, language: DemoLanguage): LegalFacts {
  const bodies = BODIES[country];
  if (!bodies) throw new Error(`Nobody is named whom customers in ${country} can turn to`);
  return {
    ...DEMO_SELLERS[code],
    ...bodies,
    shop: name,
    email: `help@${slugOf(name)}.example`,
    paysThroughBank: paysThroughBank(code),
    hasWithdrawalForm: isInEuropeanUnion(country),
    country: new Intl.DisplayNames(htmlLanguage(language), { type: "region" }).of(country) ?? country,
  };
}
