import type { EntryText } from "#domain/content/content/blocks.ts";

/** A page that has the same address in every language. */
export type DemoPage = Omit<EntryText, "slug">;
