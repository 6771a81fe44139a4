export { companyQuotes } from "./company-quotes.ts";
export { quotesModule } from "./module.ts";
export {
  insertPastPurchase,
  insertPastQuestion,
  insertPastQuote,
  insertPastVersion,
  recordPastPurchaseMove,
  recordPastQuoteMove,
} from "./past-quotes.ts";
