/** The footer has the whole navigation, so menu buttons link to it before hydration. */
export const FOOTER_ID = "footer";
