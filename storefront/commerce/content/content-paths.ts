/** Paths of texts, without language. */
export const BLOG_PATH = "/blog";
export const FAQ_PATH = "/faq";

export const articlePath = (slug: string) => `${BLOG_PATH}/${slug}`;
export const questionPath = (slug: string) => `${FAQ_PATH}/${slug}`;
export const topicPath = (slug: string) => `${BLOG_PATH}?topic=${encodeURIComponent(slug)}`;
