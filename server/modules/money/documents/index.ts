export type { InvoiceContent } from "./invoice-content.ts";
export { PAPER_KINDS, type PaperKind } from "./paper-kinds.ts";
export {
  buyerParty,
  companyLines,
  documentBrand,
  filledLines,
  type NamedCompany,
  namedSeller,
  type Seller,
  sellerOf,
  sellerParty,
} from "./parties.ts";
export { drawDocument, sendDocument } from "./send-document.ts";
export { treatedLines } from "./treated-lines.ts";
