/** How many rows a page of a list has by itself, and at most. */
export const LIST_LIMIT = 50;
export const LIST_LIMIT_MAX = 100;

/** The longest cursor that a list reads. */
export const LIST_CURSOR_MAX_LENGTH = 1_000;

/** How many values of one field a filter names at most, and how long the text of a search is. */
export const LIST_VALUES_MAX = 100;
export const LIST_SEARCH_MAX_LENGTH = 100;

/** The highest id that a list is asked for: numbers have nine digits. */
export const LIST_ID_MAX = 999_999_999;
