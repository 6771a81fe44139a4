import type { Block } from "../../../../domain/content/blocks.ts";
import { checkName } from "../../../../domain/identity/text-rules.ts";
import type { Translate } from "../../../../i18n/translate.ts";
import { type LinkedTemplate, MAILS, type MailTemplate } from "../mail-declarations.ts";
import type { MailRow, OutgoingMail } from "../outgoing-mail.ts";

/** The translated blocks of a mail, the same for HTML and text. */
export interface MailContent {
  subject: string;
  greeting: string | null;
  text: string;
  rows: readonly MailRow[];
  blocks: readonly Block[];
  action: { label: string; url: string } | null;
  note: string;
}

/** Values that people typed are inserted as they are, never interpreted as messages or placeholders (T081). */
export function mailContent(
  mail: Pick<OutgoingMail, "template" | "values" | "rows" | "blocks" | "storefront">,
  t: Translate,
): MailContent {
  const { template, storefront, rows = [], blocks = [] } = mail;
  const values: Record<string, string> = { brand: storefront.name, ...mail.values };
  const isGreeted = values.first_name !== undefined && checkName(values.first_name) === null;
  return {
    subject: t(`mail.${template}.subject`, values),
    // A name from before the rules of names may hold what an attacker typed (T080).
    greeting: isGreeted ? t("mail.greeting", values) : null,
    text: t(`mail.${template}.text`, values),
    rows,
    blocks,
    action: isLinked(template) ? { label: t(`mail.${template}.action`, values), url: values.url ?? "" } : null,
    note: t(`mail.${template}.note`, values),
  };
}

const isLinked = (template: MailTemplate): template is LinkedTemplate =>
  MAILS[template].values.some((name) => name === "url");
