import { balanceData } from "./modules/balance/index.ts";
import { calculatorData } from "./modules/calculator/index.ts";
import { campaignData } from "./modules/campaigns/index.ts";
import { cartData } from "./modules/cart/index.ts";
import { checkoutData } from "./modules/checkout/index.ts";
import { claimData } from "./modules/claims/index.ts";
import { contactData } from "./modules/contacts/index.ts";
import { declarationData } from "./modules/declarations/index.ts";
import { requestData } from "./modules/forwarding/index.ts";
import { invoiceData } from "./modules/invoices/index.ts";
import { mailData, suppressionData } from "./modules/mail/index.ts";
import { marketingData } from "./modules/marketing/index.ts";
import { parcelData } from "./modules/parcels/index.ts";
import { paymentData } from "./modules/payments/index.ts";
import { payoutData } from "./modules/payouts/index.ts";
import { phoneReservationData } from "./modules/phone-reservations/index.ts";
import { quoteData } from "./modules/quotes/index.ts";
import { withdrawalData } from "./modules/withdrawals/index.ts";
import type { Shop } from "./shop.ts";

/** Every module that stores something about customers: what is exported, and erased, in this order (T129, T130). */
export const personalDataOf = ({ companies, orders, files }: Pick<Shop, "companies" | "orders" | "files">) => [
  companies.personalData,
  payoutData,
  withdrawalData,
  claimData,
  balanceData,
  mailData,
  suppressionData,
  marketingData,
  campaignData,
  cartData,
  checkoutData,
  orders.personalData,
  invoiceData,
  paymentData,
  files.personalData,
  requestData,
  quoteData,
  calculatorData,
  declarationData,
  parcelData,
  phoneReservationData,
  contactData,
];
