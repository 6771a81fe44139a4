export type { InvoiceContent } from "./invoice-content.ts";
export { documentBrand, filledLines, namedSeller, type Seller, sellerOf, sellerParty } from "./parties.ts";
export { drawDocument, sendDocument } from "./send-document.ts";
