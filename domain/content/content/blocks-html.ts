import { escapeMarkup } from "#domain/shared/text/escape-markup.ts";
import type { Block, Run } from "./blocks.ts";

/** Makes an own path complete; readers of a feed are elsewhere. */
export type Address = (href: string) => string;

const wrap = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`;

function runHtml({ text, bold, italic, href }: Run, address: Address): string {
  const styled = italic ? wrap("em", escapeMarkup(text)) : escapeMarkup(text);
  const strong = bold ? wrap("strong", styled) : styled;
  return href === undefined ? strong : `<a href="${escapeMarkup(address(href))}">${strong}</a>`;
}

const runsHtml = (runs: readonly Run[], address: Address) => runs.map((run) => runHtml(run, address)).join("");

/** A text as plain markup, for readers of feeds; live product cards are left out. */
export function blocksHtml(blocks: readonly Block[], address: Address): string {
  return blocks.map((block) => blockHtml(block, address)).join("\n");
}

function blockHtml(block: Block, address: Address): string {
  const runs = (of: readonly Run[]) => runsHtml(of, address);
  switch (block.kind) {
    case "heading":
      return wrap(`h${block.level}`, escapeMarkup(block.text));
    case "paragraph":
    case "note":
      return wrap("p", runs(block.runs));
    case "quote":
      return wrap("blockquote", wrap("p", runs(block.runs)));
    case "list":
      return wrap(block.ordered ? "ol" : "ul", block.items.map((item) => wrap("li", runs(item))).join(""));
    case "steps":
      return wrap(
        "ol",
        block.items
          .map((item) => wrap("li", `${wrap("strong", escapeMarkup(item.title))} ${runs(item.runs)}`))
          .join(""),
      );
    case "table":
      return wrap("table", [row("th", block.head), ...block.rows.map((cells) => row("td", cells))].join(""));
    case "picture":
      return `<p><img src="${escapeMarkup(address(block.path))}" alt="${escapeMarkup(block.alt)}"></p>`;
    case "button":
      return `<p><a href="${escapeMarkup(address(block.href))}">${escapeMarkup(block.label)}</a></p>`;
    case "products":
      return "";
  }
}

const row = (tag: string, cells: readonly string[]) =>
  wrap("tr", cells.map((cell) => wrap(tag, escapeMarkup(cell))).join(""));
