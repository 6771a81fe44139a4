/** A piece of a text that is written in one style. A link leads to a path of the shop or to an https address. */
export interface Run {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  href?: string | undefined;
}

/** A part of a text. It is data and never markup, so that nothing in it can be executed (T083). */
export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Run[][] }
  | { kind: "quote"; runs: Run[]; by?: string | undefined }
  | { kind: "picture"; path: string; alt: string; caption?: string | undefined }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "note"; tone: "info" | "warning"; runs: Run[] }
  | { kind: "steps"; items: { title: string; runs: Run[] }[] }
  | { kind: "products"; ids: number[] }
  | { kind: "button"; label: string; href: string };

/** The text of an entry in one language. */
export interface EntryText {
  slug: string;
  title: string;
  description: string;
  blocks: Block[];
}

const joined = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

/** The words of a block as plain texts, for searching, counting and feeds. */
function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "note":
      return [joined(block.runs)];
    case "quote":
      return [joined(block.runs), ...(block.by ? [block.by] : [])];
    case "list":
      return block.items.map(joined);
    case "steps":
      return block.items.flatMap(({ title, runs }) => [title, joined(runs)]);
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "picture":
      return [block.alt, ...(block.caption ? [block.caption] : [])];
    case "button":
      return [block.label];
    case "products":
      return [];
  }
}

export const plainText = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join("\n");

export function countWords(blocks: readonly Block[]): number {
  return plainText(blocks).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const WORDS_PER_MINUTE = 200;

/** How many minutes it takes to read so many words. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** The sections of a table of contents, with their anchors in the page. */
export function sectionsOf(blocks: readonly Block[]): { anchor: string; title: string }[] {
  return blocks.flatMap((block, index) =>
    block.kind === "heading" && block.level === 2 ? [{ anchor: partAnchor(index), title: block.text }] : [],
  );
}

type ListBlock = Extract<Block, { kind: "list" }>;
type ButtonBlock = Extract<Block, { kind: "button" }>;

export interface ShortText {
  facts: ListBlock["items"];
  /** The article's last button, which its body has too. */
  button: ButtonBlock | null;
}

/** An unordered list at the start of an article is its summary; the article's last button is shown with it. */
export function inShort(blocks: readonly Block[]): { short: ShortText | null; body: readonly Block[] } {
  const [first, ...body] = blocks;
  if (first?.kind !== "list" || first.ordered) return { short: null, body: blocks };
  const button = body.findLast((block) => block.kind === "button") ?? null;
  return { short: { facts: first.items, button }, body };
}

/** A heading's position, because two headings may have the same words. */
export const partAnchor = (index: number): string => `part-${index}`;
