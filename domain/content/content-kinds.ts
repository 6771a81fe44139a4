/** What an entry is: a page of its own address, an article of the blog, or a question with its answer. */
export const CONTENT_KINDS = ["page", "article", "question"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const ARTICLES_PER_PAGE = 12;
