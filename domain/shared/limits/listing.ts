/** A listing shows 48 products first and 24 more with each further page (CATALOG-07). */
export const LISTING_FIRST_PAGE_COUNT = 48;
export const LISTING_NEXT_PAGE_COUNT = 24;

/** An offer shows at most five thumbnails (CATALOG-06). */
export const OFFER_THUMBNAIL_COUNT = 5;
