/** How many rows a page of a list has by itself, and at most. */
export const LIST_LIMIT = 50;
export const LIST_LIMIT_MAX = 100;

/** The longest cursor that a list reads. */
export const LIST_CURSOR_MAX_LENGTH = 1_000;
