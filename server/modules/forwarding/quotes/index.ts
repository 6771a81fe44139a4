export { companyQuotes } from "./company-quotes.ts";
export { quotesModule } from "./module.ts";
export { purchaseAggregate } from "./purchase-aggregate.ts";
export { quoteAggregate } from "./quote-aggregate.ts";
export { replaceItems } from "./quote-store.ts";
