export const INVOICE_DOCUMENTS = "/invoice-documents/";

/** Where the document of an invoice is fetched by its owner. */
export const documentPath = (slug: string) => `${INVOICE_DOCUMENTS}${slug}/invoice.pdf`;
