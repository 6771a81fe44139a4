/** Suggestions start with the second character, after a pause in typing (CATALOG-14). */
export const SUGGESTIONS_FROM_CHARACTERS = 2;
export const SUGGESTIONS_PAUSE_MS = 150;
