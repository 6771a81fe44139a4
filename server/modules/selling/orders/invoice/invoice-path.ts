export const ORDER_DOCUMENTS = "/order-documents/";

/** Where the invoice of an order is fetched: by its slug for its owner, or by the token of a mailed link (T061). */
export const invoicePath = (name: string) => `${ORDER_DOCUMENTS}${name}/invoice.pdf`;
