export { companyQuotes } from "./company-quotes.ts";
export { quotesModule } from "./module.ts";
export { insertPastPurchase, recordPastPurchaseMove } from "./past-quotes.ts";
export { quoteAggregate } from "./quote-aggregate.ts";
export { replaceItems } from "./quote-store.ts";
