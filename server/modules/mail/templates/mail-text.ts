import { blocksText } from "../../../../domain/content/blocks-text.ts";
import type { MailFrame } from "./mail-frame.ts";

/** The plain-text alternative: the same blocks in the same order. */
export function mailText({ content, storefront, footer }: MailFrame): string {
  const { greeting, text, rows, blocks, action, note } = content;
  const end = footer.links.map(({ label, url }) => `\n${label}: ${url}`).join("");
  const paragraphs = [
    greeting,
    text,
    rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    blocksText(blocks),
    action && `${action.label}:\n${action.url}`,
    note,
    `-- \n${footer.sentBy}\n${storefront.appUrl}${end}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
