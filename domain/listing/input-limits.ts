/** What a listing's address may hold at most; the rest is ignored, so that no link can cost more than a page (T073, T075). */
export const MAX_TERMS_PER_FILTER = 100;
export const MAX_TERM_CHARACTERS = 100;
export const MAX_FILTERS = 50;
/** Every filter with all its terms, and the few other keys. */
export const MAX_QUERY_PAIRS = MAX_FILTERS * MAX_TERMS_PER_FILTER + 100;
export const MAX_SEARCH_TEXT_CHARACTERS = 200;
export const MAX_BOUND = 1_000_000_000;
/** 48 + 399 × 24 = 9 624 products, within the 10 000 that a search engine is asked to rank. */
export const MAX_LISTING_PAGE = 400;
