import type { Block } from "#domain/content/content/blocks.ts";

/** A text as it is typed: an empty line begins a paragraph, a # before a line makes it a heading, a - a point of a list. */
export const typedBlocks = (typed: string): Block[] =>
  typed
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);

function blockOf(part: string): Block {
  const lines = part.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", ordered: false, items: lines.map((line) => [{ text: line.slice(2) }]) };
  if (lines.length === 1 && part.startsWith("# ")) return { kind: "heading", level: 2, text: part.slice(2) };
  return { kind: "paragraph", runs: [{ text: lines.join(" ") }] };
}
