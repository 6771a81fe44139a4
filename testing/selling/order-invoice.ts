import { fromMinor } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { InvoiceFacts, NumberedOrder } from "#modules/selling/orders/invoice/read-invoice.ts";
import { ADDRESS } from "#testing/people/identity.ts";

const STOREFRONT = {
  name: "Crossdock",
  appUrl: "https://lt.test",
  theme: "default",
  texts: { version: "", messages: {} },
} as StorefrontProfile;

/** Two pairs of shoes. */
export const INVOICE_LINE = { id: 1, name: "Žalias bėgimo batas „Šūvis“", variant: "42", price: 79_9900, quantity: 2 };

export type NumberedFacts = InvoiceFacts & { order: NumberedOrder };

/** The facts for the invoice of an order. */
export function orderInvoiceFacts(language: Language, lines: object[] = [INVOICE_LINE]): NumberedFacts {
  const subtotal = 159_9800 * lines.length;
  return {
    order: {
      id: 12,
      invoiceNumber: "LT-2026-000007",
      invoicedAt: new Date("2026-11-08T23:30:00Z"),
      address: { ...ADDRESS, last_name: "Žemaitytė" },
      email: "ruta@example.com",
      courier: { name: "Omniva" },
      promotion: { code: "RUDUO10" },
      taxBasisPoints: 2100,
      subtotal,
      shippingPrice: 21_8000,
      shippingDiscount: 3_2000,
      deliveryPrice: 1_9900,
      promotionDiscount: 15_9980,
      paymentFee: 3_5300,
      total: subtotal + 21_8000 - 3_2000 + 1_9900 - 15_9980 + 3_5300,
    },
    lines,
    payments: [
      { paymentProcessorId: 1, amount: fromMinor(83_90), refunded: fromMinor(0) },
      { paymentProcessorId: 4, amount: fromMinor(84_20), refunded: fromMinor(0) },
    ],
    seller: {
      legalName: "UAB „Krosdokas“",
      legalAddress: "Ukmergės g. 126, Vilnius",
      companyCode: "305812345",
      vatNumber: "LT100012345678",
    },
    buyerCountryIso: "LT",
    locale: { language, currency: "EUR", timeZone: "Europe/Vilnius", storefront: STOREFRONT },
  } as unknown as NumberedFacts;
}
