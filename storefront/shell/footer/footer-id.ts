/** The footer holds all of the navigation, so menus lead there while the page has no script. */
export const FOOTER_ID = "footer";
