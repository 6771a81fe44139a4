export { claimDraftAtSignIn } from "./claim-draft.ts";
export { quoteInbox } from "./inbox-source.ts";
export { quoteFiles } from "./own-moves.ts";
export { insertPastQuestion, insertPastQuote, insertPastVersion, recordPastQuoteMove } from "./past-quotes.ts";
export { quoteData } from "./personal-data.ts";
export { openQuotes, type Quotes } from "./quotes.ts";
