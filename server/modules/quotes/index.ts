export { companyQuotes } from "./company-quotes.ts";
export { registerQuoteRoutes } from "./http.ts";
export { quoteInbox } from "./inbox-source.ts";
export { quoteFiles } from "./own-moves.ts";
export {
  insertPastPurchase,
  insertPastQuestion,
  insertPastQuote,
  insertPastVersion,
  recordPastPurchaseMove,
  recordPastQuoteMove,
} from "./past-quotes.ts";
export { quoteData } from "./personal-data.ts";
export { openQuotes, type Quotes } from "./quotes.ts";
