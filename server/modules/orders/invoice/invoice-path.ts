export const ORDER_DOCUMENTS = "/order-documents/";

/** Where the invoice of an order is fetched: by its secret name, and by its owner alone (T061). */
export const invoicePath = (slug: string) => `${ORDER_DOCUMENTS}${slug}/invoice.pdf`;
