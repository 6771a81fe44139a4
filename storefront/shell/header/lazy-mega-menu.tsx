import { lazy } from "react";

export const MEGA_MENU_ID = "catalogue-menu";

export const loadMegaMenu = () => import("./mega-menu.tsx");

/** Loaded when the pointer or the focus reaches the button. */
export const LazyCatalogueMenu = lazy(() => loadMegaMenu().then(({ CatalogueMenu }) => ({ default: CatalogueMenu })));
