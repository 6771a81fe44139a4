import type { EntryText } from "#domain/content/content/blocks.ts";
import type { DemoLanguage } from "../../languages.ts";
import { texts as articleAirOrSea } from "./articles/air-or-sea/index.ts";
import { texts as articleBatteries } from "./articles/batteries/index.ts";
import { texts as articleConsolidation } from "./articles/consolidation/index.ts";
import { texts as articleDuty } from "./articles/duty/index.ts";
import { texts as articleFirstParcel } from "./articles/first-parcel/index.ts";
import { texts as articleGifts } from "./articles/gifts/index.ts";
import { texts as articleLockers } from "./articles/lockers/index.ts";
import { texts as articleReturns } from "./articles/returns/index.ts";
import { texts as articleSafePaying } from "./articles/safe-paying/index.ts";
import { texts as articleSizeCounts } from "./articles/size-counts/index.ts";
import { texts as articleSizes } from "./articles/sizes/index.ts";
import { texts as articleWarehouseDay } from "./articles/warehouse-day/index.ts";
import { texts as pageAboutUs } from "./pages/about-us/index.ts";
import { texts as pageDelivery } from "./pages/delivery/index.ts";
import { texts as pageWarranty } from "./pages/warranty/index.ts";
import { texts as questionAccountData } from "./questions/account/data/index.ts";
import { texts as questionAccountMails } from "./questions/account/mails/index.ts";
import { texts as questionAccountPassword } from "./questions/account/password/index.ts";
import { texts as questionBuyForMeFee } from "./questions/buy-for-me/fee/index.ts";
import { texts as questionBuyForMeHow } from "./questions/buy-for-me/how/index.ts";
import { texts as questionBuyForMeShops } from "./questions/buy-for-me/shops/index.ts";
import { texts as questionBuyForMeSoldOut } from "./questions/buy-for-me/sold-out/index.ts";
import { texts as questionBuyForMeValid } from "./questions/buy-for-me/valid/index.ts";
import { texts as questionCustomsBusiness } from "./questions/customs/business/index.ts";
import { texts as questionCustomsCode } from "./questions/customs/code/index.ts";
import { texts as questionCustomsCourier } from "./questions/customs/courier/index.ts";
import { texts as questionCustomsHowMuch } from "./questions/customs/how-much/index.ts";
import { texts as questionCustomsOpened } from "./questions/customs/opened/index.ts";
import { texts as questionForwardingAddress } from "./questions/forwarding/address/index.ts";
import { texts as questionForwardingForbidden } from "./questions/forwarding/forbidden/index.ts";
import { texts as questionForwardingInsurance } from "./questions/forwarding/insurance/index.ts";
import { texts as questionForwardingNotHere } from "./questions/forwarding/not-here/index.ts";
import { texts as questionForwardingPrice } from "./questions/forwarding/price/index.ts";
import { texts as questionForwardingStorage } from "./questions/forwarding/storage/index.ts";
import { texts as questionPaymentBalance } from "./questions/payment/balance/index.ts";
import { texts as questionPaymentInvoices } from "./questions/payment/invoices/index.ts";
import { texts as questionPaymentMoneyBack } from "./questions/payment/money-back/index.ts";
import { texts as questionPaymentRefused } from "./questions/payment/refused/index.ts";
import { texts as questionPaymentMethods } from "./questions/payment/ways/index.ts";
import { texts as questionShoppingArrival } from "./questions/shopping/arrival/index.ts";
import { texts as questionShoppingCancel } from "./questions/shopping/cancel/index.ts";
import { texts as questionShoppingPriceIncludes } from "./questions/shopping/price-includes/index.ts";
import { texts as questionShoppingReserved } from "./questions/shopping/reserved/index.ts";
import { texts as questionShoppingSize } from "./questions/shopping/size/index.ts";
import { texts as questionShoppingWithoutAccount } from "./questions/shopping/without-account/index.ts";

/** The text of each entry in every language of the demo. */
type Texts = Readonly<Record<string, Readonly<Record<DemoLanguage, EntryText>>>>;

export const ARTICLE_TEXTS: Texts = {
  "air-or-sea": articleAirOrSea,
  batteries: articleBatteries,
  consolidation: articleConsolidation,
  duty: articleDuty,
  "first-parcel": articleFirstParcel,
  gifts: articleGifts,
  lockers: articleLockers,
  returns: articleReturns,
  "safe-paying": articleSafePaying,
  "size-counts": articleSizeCounts,
  sizes: articleSizes,
  "warehouse-day": articleWarehouseDay,
};

export const QUESTION_TEXTS: Texts = {
  "account/data": questionAccountData,
  "account/mails": questionAccountMails,
  "account/password": questionAccountPassword,
  "buy-for-me/fee": questionBuyForMeFee,
  "buy-for-me/how": questionBuyForMeHow,
  "buy-for-me/shops": questionBuyForMeShops,
  "buy-for-me/sold-out": questionBuyForMeSoldOut,
  "buy-for-me/valid": questionBuyForMeValid,
  "customs/business": questionCustomsBusiness,
  "customs/code": questionCustomsCode,
  "customs/courier": questionCustomsCourier,
  "customs/how-much": questionCustomsHowMuch,
  "customs/opened": questionCustomsOpened,
  "forwarding/address": questionForwardingAddress,
  "forwarding/forbidden": questionForwardingForbidden,
  "forwarding/insurance": questionForwardingInsurance,
  "forwarding/not-here": questionForwardingNotHere,
  "forwarding/price": questionForwardingPrice,
  "forwarding/storage": questionForwardingStorage,
  "payment/balance": questionPaymentBalance,
  "payment/invoices": questionPaymentInvoices,
  "payment/money-back": questionPaymentMoneyBack,
  "payment/refused": questionPaymentRefused,
  "payment/ways": questionPaymentMethods,
  "shopping/arrival": questionShoppingArrival,
  "shopping/cancel": questionShoppingCancel,
  "shopping/price-includes": questionShoppingPriceIncludes,
  "shopping/reserved": questionShoppingReserved,
  "shopping/size": questionShoppingSize,
  "shopping/without-account": questionShoppingWithoutAccount,
};

export const PAGE_TEXTS: Texts = {
  "about-us": pageAboutUs,
  delivery: pageDelivery,
  warranty: pageWarranty,
};
