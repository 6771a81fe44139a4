/** ROUTE-12: where a product stands, without language. */
export const productPath = (slug: string) => `/p/${slug}`;
