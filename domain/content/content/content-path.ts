import type { ContentKind } from "./content-kinds.ts";

const FOLDERS: Readonly<Record<ContentKind, string>> = { article: "/blog/", question: "/faq/", page: "/" };

/** The path of a text, without language. */
export const contentPath = ({ kind, slug }: { kind: ContentKind; slug: string }) => FOLDERS[kind] + slug;
