import type { DeclineReason, ProviderName } from "../ledger.ts";
import type { TillAction } from "./actions.ts";

/** The till is another company's page, so its texts are not messages of the shop. */
export interface TillTexts {
  title: Record<ProviderName, string>;
  note: string;
  amount: string;
  reference: string;
  actions: Record<TillAction, string>;
  declined: string;
  reason: string;
  reasons: Record<DeclineReason, string>;
  closed: string;
  back: string;
  missing: string;
  advanced: string;
  copies: string;
  delay: string;
  lost: string;
  wrongAmount: string;
  wrongCurrency: string;
}

const en: TillTexts = {
  title: { stripe: "Card payment", paypal: "Wallet payment", paysera: "Bank payment" },
  note: "Payment simulator: no real money is taken.",
  amount: "Amount",
  reference: "Reference",
  actions: {
    pay: "Pay",
    decline: "Be declined",
    payLater: "Pay, confirmed later",
    failLater: "Pay, refused later",
    cancel: "Cancel and return to the shop",
  },
  declined: "The payment was declined. Please try again.",
  reason: "If it is declined, because of",
  reasons: {
    declined: "no given reason",
    funds: "too little money",
    expired: "an expired card",
    limit: "the card's limit",
    authentication: "a failed confirmation",
  },
  closed: "This payment is closed.",
  back: "Return to the shop",
  missing: "There is no such payment.",
  advanced: "Notifications to the shop",
  copies: "Sent this often at once",
  delay: "Late by seconds",
  lost: "Lost on the way",
  wrongAmount: "Take another amount",
  wrongCurrency: "Take another currency",
};

const lt: TillTexts = {
  title: { stripe: "Mokėjimas kortele", paypal: "Mokėjimas iš piniginės", paysera: "Mokėjimas per banką" },
  note: "Mokėjimų simuliatorius: tikri pinigai nenuskaitomi.",
  amount: "Suma",
  reference: "Nuoroda",
  actions: {
    pay: "Mokėti",
    decline: "Atmesti mokėjimą",
    payLater: "Mokėti, patvirtinimas vėliau",
    failLater: "Mokėti, atmetimas vėliau",
    cancel: "Atšaukti ir grįžti į parduotuvę",
  },
  declined: "Mokėjimas atmestas. Bandykite dar kartą.",
  reason: "Jei atmetama, priežastis",
  reasons: {
    declined: "nenurodyta",
    funds: "nepakanka lėšų",
    expired: "nebegalioja kortelė",
    limit: "viršytas kortelės limitas",
    authentication: "nepavyko patvirtinti",
  },
  closed: "Šis mokėjimas baigtas.",
  back: "Grįžti į parduotuvę",
  missing: "Tokio mokėjimo nėra.",
  advanced: "Pranešimai parduotuvei",
  copies: "Kiek kartų iš karto siųsti",
  delay: "Vėluoti sekundžių",
  lost: "Pamesti pakeliui",
  wrongAmount: "Nuskaityti kitą sumą",
  wrongCurrency: "Nuskaityti kita valiuta",
};

export const TILL_TEXTS = { en, lt };
