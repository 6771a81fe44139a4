/** The kinds of entries: a page with an address of its own, an article of the blog, a question with its answer. */
export const CONTENT_KINDS = ["page", "article", "question"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const ARTICLES_PER_PAGE = 12;
