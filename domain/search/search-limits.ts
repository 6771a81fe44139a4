/** Suggestions begin with the second character and wait until the typing pauses (CATALOG-14). */
export const SUGGESTIONS_FROM_CHARACTERS = 2;
export const SUGGESTIONS_PAUSE_MS = 150;
