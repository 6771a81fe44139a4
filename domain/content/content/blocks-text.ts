import type { Block, Run } from "./blocks.ts";

const line = (runs: readonly Run[]) =>
  runs.map(({ text, href }) => (href === undefined ? text : `${text} (${href})`)).join("");

/** A text without any markup, for the plain form of a mail; addresses follow what they are linked from. */
export const blocksText = (blocks: readonly Block[]): string => blocks.map(blockText).filter(Boolean).join("\n\n");

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
    case "note":
      return line(block.runs);
    case "quote":
      return `“${line(block.runs)}”${block.by ? ` ${block.by}` : ""}`;
    case "list":
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${line(item)}`).join("\n");
    case "steps":
      return block.items.map(({ title, runs }, index) => `${index + 1}. ${title}: ${line(runs)}`).join("\n");
    case "table":
      return [block.head, ...block.rows].map((cells) => cells.join(" | ")).join("\n");
    case "picture":
      return block.alt;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "products":
      return "";
  }
}
