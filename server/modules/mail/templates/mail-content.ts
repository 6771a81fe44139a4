import type { Translate } from "../../../../i18n/translate.ts";
import type { MailRow, MailTemplate, MailValues, OutgoingMail } from "../outgoing-mail.ts";

/** What a mail says, without any form. */
export interface MailContent {
  subject: string;
  greeting: string | null;
  text: string;
  rows: readonly MailRow[];
  action: { label: string; url: string } | null;
  note: string;
}

type LinkedTemplate = {
  [Template in MailTemplate]: MailValues[Template] extends { url: string } ? Template : never;
}[MailTemplate];

const isLinked = (template: MailTemplate, values: object): template is LinkedTemplate => "url" in values;

/** The words of a mail. What people typed is put into the words and never read as words itself (T081). */
export function mailContent(
  mail: Pick<OutgoingMail, "template" | "values" | "rows" | "storefront">,
  t: Translate,
): MailContent {
  const { template, storefront, rows = [] } = mail;
  const values: Record<string, string> = { brand: storefront.name, ...mail.values };
  return {
    subject: t(`mail.${template}.subject`, values),
    greeting: values.first_name ? t("mail.greeting", values) : null,
    text: t(`mail.${template}.text`, values),
    rows,
    action: isLinked(template, mail.values)
      ? { label: t(`mail.${template}.action`, values), url: values.url ?? "" }
      : null,
    note: t(`mail.${template}.note`, values),
  };
}
