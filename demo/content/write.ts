import type { Block, Run } from "#domain/content/content/blocks.ts";

const MARK = /\*\*(.+?)\*\*|_(.+?)_(?![\p{L}\p{N}])|\[(.+?)\]\((.+?)\)/gu;

/** The runs of a text in which **bold**, _italic_ and [a link](/path) are marked. */
function runs(text: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, bold, italic, label, href] = match;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    if (bold !== undefined) found.push({ text: bold, bold: true });
    else if (italic !== undefined) found.push({ text: italic, italic: true });
    else if (label !== undefined && href !== undefined) found.push({ text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

export const h2 = (text: string): Block => ({ kind: "heading", level: 2, text });
export const p = (text: string): Block => ({ kind: "paragraph", runs: runs(text) });
export const list = (...items: string[]): Block => ({ kind: "list", ordered: false, items: items.map(runs) });
export const numbered = (...items: string[]): Block => ({ kind: "list", ordered: true, items: items.map(runs) });
export const quote = (text: string): Block => ({ kind: "quote", runs: runs(text) });
export const info = (text: string): Block => ({ kind: "note", tone: "info", runs: runs(text) });
export const warning = (text: string): Block => ({ kind: "note", tone: "warning", runs: runs(text) });
export const table = (head: string[], ...rows: string[][]): Block => ({ kind: "table", head, rows });
export const steps = (...items: (readonly [title: string, text: string])[]): Block => ({
  kind: "steps",
  items: items.map(([title, text]) => ({ title, runs: runs(text) })),
});
export const button = (label: string, href: string): Block => ({ kind: "button", label, href });
