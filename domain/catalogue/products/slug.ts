const LONGEST_SLUG = 500;
const SLUG = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Whether a text can be a slug; anything else needs no lookup (ROUTE-12). */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}
