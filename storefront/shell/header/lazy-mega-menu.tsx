import { lazy } from "react";

export const MEGA_MENU_ID = "catalogue-menu";

export const loadMegaMenu = () => import("./mega-menu.tsx");

/** The menu's code is no part of the first page; it starts on its way when the pointer nears the button. */
export const LazyCatalogueMenu = lazy(() => loadMegaMenu().then(({ CatalogueMenu }) => ({ default: CatalogueMenu })));
