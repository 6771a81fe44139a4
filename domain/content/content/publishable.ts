import type { EntryText } from "./blocks.ts";

export const TEXT_LIMITS = { slug: 200, title: 110, description: 160 } as const;

/** Why a text cannot be published yet: readers and search engines need these. */
export type TextProblem = "no-description" | "no-blocks" | "no-alt";

export function problemsOf({ description, blocks }: Pick<EntryText, "description" | "blocks">): TextProblem[] {
  const isPictureWithoutAlt = blocks.some((block) => block.kind === "picture" && block.alt.trim() === "");
  return [
    ...(description.trim() === "" ? (["no-description"] as const) : []),
    ...(blocks.length === 0 ? (["no-blocks"] as const) : []),
    ...(isPictureWithoutAlt ? (["no-alt"] as const) : []),
  ];
}
