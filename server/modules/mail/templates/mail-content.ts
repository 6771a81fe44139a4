import type { Translate } from "../../../../i18n/translate.ts";
import type { MailTemplate, MailValues, OutgoingMail } from "../outgoing-mail.ts";

/** What a mail says, without any form. */
export interface MailContent {
  subject: string;
  greeting: string | null;
  text: string;
  action: { label: string; url: string } | null;
  note: string;
}

type LinkedTemplate = {
  [Template in MailTemplate]: MailValues[Template] extends { url: string } ? Template : never;
}[MailTemplate];

const isLinked = (template: MailTemplate, values: object): template is LinkedTemplate => "url" in values;

/** The words of a mail. What people typed is put into the words and never read as words itself (T081). */
export function mailContent(mail: Pick<OutgoingMail, "template" | "values" | "storefront">, t: Translate): MailContent {
  const { template, storefront } = mail;
  const values: Record<string, string> = { brand: storefront.name, ...mail.values };
  return {
    subject: t(`mail.${template}.subject`, values),
    greeting: values.first_name ? t("mail.greeting", values) : null,
    text: t(`mail.${template}.text`, values),
    action: isLinked(template, mail.values)
      ? { label: t(`mail.${template}.action`, values), url: values.url ?? "" }
      : null,
    note: t(`mail.${template}.note`, values),
  };
}
