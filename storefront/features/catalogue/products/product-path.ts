/** ROUTE-12: without the locale prefix. */
export const productPath = (slug: string) => `/p/${slug}`;
