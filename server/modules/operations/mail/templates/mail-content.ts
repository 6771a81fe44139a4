import type { Block } from "#domain/content/content/blocks.ts";
import { checkName } from "#domain/people/identity/text-rules.ts";
import type { AnyMessageKey } from "#i18n/message-key.ts";
import { type Translate, translateFilled } from "#i18n/translate.ts";
import { type LinkedTemplate, MAILS, type MailTemplate } from "../mail-declarations.ts";
import type { MailGoods, MailPicture, MailRow, MailSection, OutgoingMail } from "../outgoing-mail.ts";

/** The translated blocks of a mail, the same for HTML and text. */
export interface MailContent {
  subject: string;
  greeting: string | null;
  text: string;
  photo: MailPicture | null;
  goods: readonly MailGoods[];
  rows: readonly MailRow[];
  blocks: readonly Block[];
  action: { label: string; url: string } | null;
  sections: readonly MailSection[];
  note: string;
}

/** The optional fields of a mail. */
export type MailFields = Pick<OutgoingMail, "photo" | "goods" | "rows" | "blocks" | "sections">;

/** The files that are sent along with a mail, each once. */
export const picturesOf = ({ photo, goods = [] }: Pick<MailFields, "photo" | "goods">): string[] => [
  ...new Set(
    [photo, ...goods.map(({ picture }) => picture)].flatMap((picture) =>
      picture && "fileId" in picture ? [picture.fileId] : [],
    ),
  ),
];

/** Typed values are inserted literally, never interpreted as messages or placeholders (T081). */
export function mailContent(
  mail: Pick<OutgoingMail, "template" | "values" | "storefront"> & MailFields,
  t: Translate,
): MailContent {
  const { template, storefront, photo = null, goods = [], rows = [], blocks = [], sections = [] } = mail;
  const values: Record<string, string> = { brand: storefront.name, ...mail.values };
  const isGreeted = values.first_name !== undefined && checkName(values.first_name) === null;
  const text = (key: AnyMessageKey) => translateFilled(t, key, values);
  return {
    subject: text(`mail.${template}.subject`),
    // A name from before the rules of names may hold an attacker's text (T080).
    greeting: isGreeted ? text("mail.greeting") : null,
    text: text(`mail.${template}.text`),
    photo,
    goods,
    rows,
    blocks,
    action: isLinked(template) ? { label: text(`mail.${template}.action`), url: values.url ?? "" } : null,
    sections,
    note: text(`mail.${template}.note`),
  };
}

const isLinked = (template: MailTemplate): template is LinkedTemplate =>
  MAILS[template].values.some((name) => name === "url");
