import type { Theme } from "#domain/operations/storefronts/storefront.ts";

/**
 * The title reads "Site | Title" for theme alt2 and "Title | Site" for all others; without a title, the site
 * (META-05).
 */
export function pageTitle(facts: { theme: Theme; siteName: string; title: string | null | undefined }): string {
  const title = facts.title?.trim();
  if (!title) return facts.siteName;
  const words = facts.theme === "alt2" ? [facts.siteName, title] : [title, facts.siteName];
  return words.join(" | ");
}
