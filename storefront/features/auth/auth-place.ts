/** The same forms stand on pages of their own and in modals over any other page. */
export type AuthPlace = "page" | "modal";
