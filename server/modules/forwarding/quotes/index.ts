export { quotesModule } from "./module.ts";
export { purchaseAggregate } from "./purchases/purchase-aggregate.ts";
export { quoteAggregate } from "./quote-aggregate.ts";
export { replaceItems } from "./quote-store.ts";
export { companyQuotes } from "./views/company-quotes.ts";
