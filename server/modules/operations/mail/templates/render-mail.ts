import { render } from "@react-email/render";
import { createElement } from "react";
import { translateFor } from "#i18n/messages.ts";
import type { Translate } from "#i18n/translate.ts";
import { MailLayout } from "#mail-layout";
import type { MarketingLinks } from "../marketing-links.ts";
import type { MailSender, OutgoingMail } from "../outgoing-mail.ts";
import { type MailFields, mailContent } from "./mail-content.ts";
import type { MailFrame } from "./mail-frame.ts";
import { mailText } from "./mail-text.ts";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

type MailToRender = Pick<OutgoingMail, "template" | "values" | "storefront" | "language"> & MailFields;

/** A mail in its brand and language, as HTML and as text; marketing has `links`. */
export async function renderMail(
  mail: MailToRender,
  links: MarketingLinks | null,
  sender: MailSender,
): Promise<RenderedMail> {
  const { storefront, language } = mail;
  const t = translateFor(storefront, language);
  const content = mailContent(mail, t);
  const frame: MailFrame = {
    content,
    storefront,
    language,
    copyLink: t("mail.copy-link"),
    footer: {
      sentBy: t("mail.sent-by", { brand: storefront.name }),
      sender: senderLines(sender, t),
      links: links
        ? [
            { label: t("mail.preferences"), url: links.preferences },
            { label: t("mail.unsubscribe"), url: links.unsubscribe },
          ]
        : [],
    },
  };
  return { subject: content.subject, html: await render(createElement(MailLayout, frame)), text: mailText(frame) };
}

/** The company in one line and its contacts in another; a no-break space keeps dots off the start of a line. */
function senderLines(
  { legalName, legalAddress, companyCode, vatNumber, email, phone }: MailSender,
  t: Translate,
): string[] {
  const company = [
    legalName,
    legalAddress,
    companyCode && t("order.invoice.company_code", { code: companyCode }),
    vatNumber && t("order.invoice.vat_number", { number: vatNumber }),
  ];
  return [company, [email, phone]].map((facts) => facts.filter(Boolean).join("\u00a0· ")).filter(Boolean);
}
