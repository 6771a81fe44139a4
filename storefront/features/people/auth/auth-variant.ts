/** The same forms are used on their own pages and in modals. */
export type AuthVariant = "page" | "modal";
