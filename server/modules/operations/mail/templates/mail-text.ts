import { blocksText } from "#domain/content/content/blocks-text.ts";
import type { MailGoods, MailSection } from "../outgoing-mail.ts";
import type { MailFrame } from "./mail-frame.ts";

/** The plain-text alternative: the same blocks in the same order. */
export function mailText({ content, storefront, footer }: MailFrame): string {
  const { greeting, text, goods, rows, blocks, action, sections, note } = content;
  const end = footer.links.map(({ label, url }) => `\n${label}: ${url}`).join("");
  const paragraphs = [
    greeting,
    text,
    goods.map(goodsText).join("\n"),
    rows.map(({ label, value }) => [label, value].filter(Boolean).join(": ")).join("\n"),
    blocksText(blocks),
    action && `${action.label}:\n${action.url}`,
    ...sections.map(sectionText),
    note,
    [`-- \n${footer.sentBy}`, storefront.appUrl, ...footer.sender].join("\n") + end,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

const goodsText = ({ name, detail, value }: MailGoods) => {
  const words = [name, detail].filter(Boolean).join(", ");
  return value === "" ? words : `${words}: ${value}`;
};

const sectionText = ({ heading, lines, link, blocks = [] }: MailSection) =>
  [`${heading}\n${lines.join("\n")}`.trimEnd(), link && `${link.label}:\n${link.url}`, blocksText(blocks)]
    .filter(Boolean)
    .join("\n\n");
