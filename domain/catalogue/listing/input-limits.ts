/** Limits of a listing's query; the rest is ignored, so that no URL is expensive to answer (T073, T075). */
export const MAX_TERMS_PER_FILTER = 100;
export const MAX_TERM_CHARACTERS = 100;
export const MAX_FILTERS = 50;
/** All filters with all their terms, and the other keys. */
export const MAX_QUERY_PAIRS = MAX_FILTERS * MAX_TERMS_PER_FILTER + 100;
export const MAX_SEARCH_TEXT_CHARACTERS = 200;
export const MAX_BOUND = 1_000_000_000;
/** 48 + 399 × 24 = 9 624 products, below the 10 000 that a search engine ranks. */
export const MAX_LISTING_PAGE = 400;
