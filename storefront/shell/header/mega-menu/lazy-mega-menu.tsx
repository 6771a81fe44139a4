import { late } from "#client/late.ts";

export const MEGA_MENU_ID = "catalogue-menu";

export const loadMegaMenu = () => import("./mega-menu.tsx");

/** Loaded when the pointer or the focus reaches the button. */
export const LazyCatalogueMenu = late(async () => (await loadMegaMenu()).CatalogueMenu);
